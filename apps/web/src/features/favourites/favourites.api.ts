import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { paths } from '../../lib/paths.ts';
import { clearToasts, toast } from '../../ui/toast.ts';
import { keepIntent } from '../session/intent.ts';
import { sessionStore } from '../session/session-store.ts';

export const favouritesKeys = { all: ['favourites'] as const };

export interface FavouriteProduct {
  productId: number;
  shopId: number;
}

/**
 * What the shopper decided in this tab, by product. It outranks what lists brought along, so that every card of a
 * product shows the same, wherever it stands.
 */
let marks: ReadonlyMap<number, boolean> = new Map();
const underWay = new Set<number>();
const listeners = new Set<() => void>();

function setMarks(next: ReadonlyMap<number, boolean>): void {
  marks = next;
  for (const notify of listeners) notify();
}

export function markFavourite(productId: number, isFavourite: boolean): void {
  setMarks(new Map(marks).set(productId, isFavourite));
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Marks belong to one shopper. */
export function forgetFavouriteMarks(): void {
  if (marks.size > 0) setMarks(new Map());
}

interface Done {
  added: string;
  removed: string;
}

/**
 * Brings the server to the product's mark, one call at a time: quick presses end as the last one wished. A call that
 * fails puts the mark back; the message is shown by `call`.
 */
async function settle({ productId, shopId }: FavouriteProduct, before: boolean, done: Done): Promise<void> {
  if (underWay.has(productId)) return;
  let confirmed = before;
  underWay.add(productId);
  try {
    for (
      let wanted = marks.get(productId);
      wanted !== undefined && wanted !== confirmed;
      wanted = marks.get(productId)
    ) {
      const input = { spuId: productId, shopId };
      const { productFavoriteCount } = await (wanted ? call('favorites.add', input) : call('favorites.remove', input));
      confirmed = wanted;
      sessionStore.setCounter('productFavoriteCount', productFavoriteCount);
      if (marks.get(productId) !== confirmed) continue;
      clearToasts();
      toast(confirmed ? done.added : done.removed, { tone: 'favourite' });
    }
  } catch {
    markFavourite(productId, confirmed);
  } finally {
    underWay.delete(productId);
  }
}

export async function addFavourite(product: FavouriteProduct, done: Done, queryClient: QueryClient): Promise<void> {
  markFavourite(product.productId, true);
  await settle(product, false, done);
  await queryClient.invalidateQueries({ queryKey: favouritesKeys.all });
}

export interface Favourites {
  /** What a card shows: the shopper's own decision, else what its list said. */
  isFavourite: (productId: number, asListed: boolean) => boolean;
  toggle: (product: FavouriteProduct, asListed: boolean) => void;
}

/** The hearts of a page. A visitor's press is kept, and done after the login. */
export function useFavourites(): Favourites {
  const { t } = useTranslation('shell');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const current = useSyncExternalStore(subscribe, () => marks);

  const isFavourite = useCallback<Favourites['isFavourite']>(
    (productId, asListed) => current.get(productId) ?? asListed,
    [current],
  );
  const toggle = useCallback<Favourites['toggle']>(
    (product, asListed) => {
      if (sessionStore.get().token === null) {
        keepIntent({ kind: 'favourite', spuId: product.productId, shopId: product.shopId });
        navigate(paths.login(), { state: { from: pathname + search } });
        return;
      }
      const before = marks.get(product.productId) ?? asListed;
      markFavourite(product.productId, !before);
      void settle(product, before, { added: t('toasts.collected'), removed: t('toasts.uncollected') }).then(() =>
        queryClient.invalidateQueries({ queryKey: favouritesKeys.all }),
      );
    },
    [t, queryClient, navigate, pathname, search],
  );
  return { isFavourite, toggle };
}
