import { add, type Cents, multiply, ZERO } from '@passage/money';
import {
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, type Output } from '../../api/call.ts';
import { toast } from '../../ui/toast.ts';
import { sessionStore, useIsSignedIn } from '../session/session-store.ts';
import { cartKeys } from './cart.api.ts';
import { type Cart, type CartLine, piecesOf } from './cart-lines.ts';

export { type Cart, type CartLine, orderableLines, piecesOf } from './cart-lines.ts';

/** The bag as the server has it: fetched with every visit, because prices and stock move. */
export function useCart(): UseQueryResult<Cart> {
  return useQuery({
    queryKey: cartKeys.list,
    queryFn: async ({ signal }) => {
      const cart = await call('cart.list', {}, { signal, quiet: true });
      sessionStore.setCounter('cartCount', piecesOf(cart.list));
      return cart;
    },
    enabled: useIsSignedIn(),
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

/** True while a change of the bag is on its way: nothing may be ordered from what it will no longer be. */
export function useIsCartChanging(): boolean {
  return useIsMutating({ mutationKey: cartKeys.all }) > 0;
}

/** The amount of a line, exact to the cent. */
export const lineAmount = ({ sku, count }: CartLine): Cents => multiply(sku.saleprice, count);

/** The bag with other lines, as it will be: freight is the shops' matter, and what the balance lacks the server's: both stay until it has answered. */
function withLines({ holds, ...cart }: Cart, list: CartLine[]): Cart {
  const orderable = list.filter(({ available }) => available);
  const subtotal = add(...orderable.map(lineAmount));
  const freight = orderable.length === 0 ? ZERO : cart.freight;
  return { list, freight, subtotal, totalAmt: add(subtotal, freight), holds };
}

function withCount(line: CartLine, count: number): CartLine {
  const { reason, ...rest } = line;
  if (reason !== 'notEnoughStock' || count > line.sku.stock) return { ...line, count };
  return { ...rest, count, available: true };
}

/** Shows a change before the server has heard of it. */
async function changeAhead(
  queryClient: QueryClient,
  change: (cart: Cart) => Cart,
): Promise<{ before: Cart | undefined }> {
  await queryClient.cancelQueries({ queryKey: cartKeys.list });
  const before = queryClient.getQueryData<Cart>(cartKeys.list);
  if (before) queryClient.setQueryData(cartKeys.list, change(before));
  return { before };
}

function takeBack(queryClient: QueryClient, before: Cart | undefined): void {
  if (before) queryClient.setQueryData(cartKeys.list, before);
}

/** After the last of several quick changes the server's word counts again; an answer in between would jump back. */
async function settle(queryClient: QueryClient): Promise<void> {
  if (queryClient.isMutating({ mutationKey: cartKeys.all }) > 1) return;
  await queryClient.invalidateQueries({ queryKey: cartKeys.all });
}

/** Changes of the bag are sent one after the other, in the shopper's order. */
const ONE_AFTER_THE_OTHER = { mutationKey: cartKeys.all, scope: { id: 'cart' } } as const;

export function useChangeCount(): UseMutationResult<
  Output<'cart.updateCount'>,
  Error,
  { line: CartLine; count: number },
  { before: Cart | undefined }
> {
  const queryClient = useQueryClient();
  return useMutation({
    ...ONE_AFTER_THE_OTHER,
    mutationFn: ({ line, count }) => call('cart.updateCount', { id: line.id, count }),
    onMutate: ({ line, count }) =>
      changeAhead(queryClient, (cart) =>
        withLines(
          cart,
          cart.list.map((known) => (known.id === line.id ? withCount(known, count) : known)),
        ),
      ),
    onSuccess: ({ cartCount }) => sessionStore.setCounter('cartCount', cartCount),
    onError: (_error, _change, context) => takeBack(queryClient, context?.before),
    onSettled: () => settle(queryClient),
  });
}

/** Removes a line and offers to take that back: the toast's undo adds the same pieces again. */
export function useRemoveLine(): UseMutationResult<
  Output<'cart.remove'>,
  Error,
  CartLine,
  { before: Cart | undefined }
> {
  const { t } = useTranslation('basket');
  const queryClient = useQueryClient();
  const restore = useMutation({
    ...ONE_AFTER_THE_OTHER,
    mutationFn: ({ spu, sku, count }: CartLine) =>
      call('cart.add', { spuId: spu.id, skuId: sku.id, count, shopId: sku.shopId }),
    onSuccess: ({ cartCount }) => sessionStore.setCounter('cartCount', cartCount),
    onSettled: () => settle(queryClient),
  });
  return useMutation({
    ...ONE_AFTER_THE_OTHER,
    mutationFn: (line) => call('cart.remove', { ids: [line.id] }),
    onMutate: (line) =>
      changeAhead(queryClient, (cart) =>
        withLines(
          cart,
          cart.list.filter(({ id }) => id !== line.id),
        ),
      ),
    onSuccess: ({ cartCount }, line) => {
      sessionStore.setCounter('cartCount', cartCount);
      // What cannot be ordered cannot be put into the bag again either.
      const undo = line.available ? { action: { label: t('bag.undo'), onPress: () => restore.mutate(line) } } : {};
      toast(t('bag.removed', { name: line.spu.name }), undo);
    },
    onError: (_error, _line, context) => takeBack(queryClient, context?.before),
    onSettled: () => settle(queryClient),
  });
}
