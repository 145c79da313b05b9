import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { paths } from '../../lib/paths.ts';
import { clearToasts, toast } from '../../ui/toast.ts';
import { keepIntent } from '../session/intent.ts';
import { sessionStore } from '../session/session-store.ts';
import { type Shop, shopsKeys } from './shops.api.ts';

const underWay = new Set<number>();

type Follow = Pick<Shop, 'favoriteFlag' | 'favoriteCount'>;

function show(queryClient: QueryClient, shopId: number, follow: Follow): void {
  queryClient.setQueryData<Shop>(shopsKeys.info(shopId), (shop) => shop && { ...shop, ...follow });
}

const shownFlag = (queryClient: QueryClient, shopId: number): boolean | undefined =>
  queryClient.getQueryData<Shop>(shopsKeys.info(shopId))?.favoriteFlag;

interface Done {
  added: string;
  removed: string;
}

/**
 * Brings the server to what the page shows, one call at a time: quick presses end as the last one wished. A call that
 * fails puts the mark back; the message is shown by `call`.
 */
async function settle(queryClient: QueryClient, shopId: number, before: Follow, done: Done): Promise<void> {
  if (underWay.has(shopId)) return;
  let confirmed = before;
  underWay.add(shopId);
  try {
    for (
      let wanted = shownFlag(queryClient, shopId);
      wanted !== undefined && wanted !== confirmed.favoriteFlag;
      wanted = shownFlag(queryClient, shopId)
    ) {
      confirmed = await call(wanted ? 'shops.addFavorite' : 'shops.removeFavorite', { shopId });
      if (shownFlag(queryClient, shopId) !== confirmed.favoriteFlag) continue;
      show(queryClient, shopId, confirmed);
      clearToasts();
      toast(confirmed.favoriteFlag ? done.added : done.removed, { tone: 'favourite' });
    }
  } catch {
    show(queryClient, shopId, confirmed);
  } finally {
    underWay.delete(shopId);
  }
  await queryClient.invalidateQueries({ queryKey: ['favourites'] });
}

/** For what a visitor wanted before the sign-in. */
export async function followShop(shopId: number, added: string, queryClient: QueryClient): Promise<void> {
  const follow = await call('shops.addFavorite', { shopId });
  show(queryClient, shopId, follow);
  clearToasts();
  toast(added, { tone: 'favourite' });
  await queryClient.invalidateQueries({ queryKey: ['favourites'] });
}

/** Makes the shop one of the shopper's favourites, or no longer. A visitor's press is kept, and done after the login. */
export function useFollow(shop: Shop): () => void {
  const { t } = useTranslation('shell');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    const { id, favoriteFlag, favoriteCount } = shop;
    if (sessionStore.get().token === null) {
      keepIntent({ kind: 'followShop', shopId: id });
      navigate(paths.login(), { state: { from: pathname + search } });
      return;
    }
    // An answer that is on its way must not undo the press.
    void queryClient.cancelQueries({ queryKey: shopsKeys.info(id) });
    show(queryClient, id, {
      favoriteFlag: !favoriteFlag,
      favoriteCount: Math.max(0, favoriteCount + (favoriteFlag ? -1 : 1)),
    });
    const done = { added: t('toasts.collected'), removed: t('toasts.uncollected') };
    void settle(queryClient, id, { favoriteFlag, favoriteCount }, done);
  };
}
