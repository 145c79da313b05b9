import { contract } from '@passage/contract';
import { implement } from '../../http/routes.ts';
import { addToCart } from './add-to-cart.ts';
import { countPieces, readCart } from './cart.queries.ts';
import { removeLines } from './cart.repository.ts';
import { updateCount } from './update-count.ts';

export const cartRoutes = implement(contract.cart, {
  add: addToCart,
  list: ({ db, caller, language, platform }) =>
    readCart(db, { memberId: caller.id, language, now: platform.clock.now() }),
  remove: async ({ db, caller }, { ids }) => {
    await removeLines(db, caller.id, ids);
    return { cartCount: await countPieces(db, caller.id) };
  },
  count: ({ db, caller }) => countPieces(db, caller.id),
  updateCount,
});
