import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Output } from '../../api/call.ts';
import { tellLostConnection } from '../../lib/lost-connection.ts';
import { behind } from '../../lib/walk.ts';
import { clearToasts, toast } from '../../ui/toast.ts';
import { sessionStore } from '../session/session-store.ts';
import { favouritesKeys, markFavourite } from './favourites.api.ts';

export type FavouriteProductPage = Output<'favorites.list'>;
export type FavouriteShopPage = Output<'shops.favorites'>;
export type WishedProduct = FavouriteProductPage['list'][number];
export type WishedShop = FavouriteShopPage['list'][number];

export const WISHLIST_PAGE_SIZE = 20;
/** So long after a delete the page's data are fetched again. */
const REFRESH_AFTER_MS = 1000;

const wishlistKeys = {
  products: (page: number) => [...favouritesKeys.all, 'products', page] as const,
  shops: (page: number) => [...favouritesKeys.all, 'shops', page] as const,
};

export function useWishedProducts(page: number): UseQueryResult<FavouriteProductPage> {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: wishlistKeys.products(page),
    queryFn: ({ signal }) => {
      const before = queryClient.getQueryData<FavouriteProductPage>(wishlistKeys.products(page - 1));
      const input = { pageNo: page, pageSize: WISHLIST_PAGE_SIZE, ...behind(before) };
      return call('favorites.list', input, { signal, quiet: true });
    },
    // Hearts elsewhere change it.
    refetchOnMount: 'always',
  });
}

export function useWishedShops(page: number): UseQueryResult<FavouriteShopPage> {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: wishlistKeys.shops(page),
    queryFn: ({ signal }) => {
      const before = queryClient.getQueryData<FavouriteShopPage>(wishlistKeys.shops(page - 1));
      const input = { pageNo: page, pageSize: WISHLIST_PAGE_SIZE, ...behind(before) };
      return call('shops.favorites', input, { signal, quiet: true });
    },
    refetchOnMount: 'always',
  });
}

interface Change {
  id: number;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
}

export interface Removal {
  /** Gone from the page already, though the list that it holds still has them. */
  gone: ReadonlySet<number>;
  remove: (change: Change) => void;
}

/** Deletes a favourite at once, with an undo in the toast, and fetches the page's data again a second later. */
function useRemoval(): Removal {
  const { t } = useTranslation(['wishlist', 'shell']);
  const queryClient = useQueryClient();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting) clearTimeout(timer);
    };
  }, []);

  const comeBack = (id: number): void => setGone((ids) => new Set([...ids].filter((other) => other !== id)));
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: favouritesKeys.all });
  const undo = async ({ id, restore }: Change): Promise<void> => {
    try {
      await restore();
      comeBack(id);
      clearToasts();
      toast(t('shell:toasts.collected'), { tone: 'favourite' });
      await refresh();
    } catch (error) {
      tellLostConnection(error);
    }
  };
  const remove = async (change: Change): Promise<void> => {
    setGone((ids) => new Set(ids).add(change.id));
    try {
      await change.remove();
    } catch (error) {
      comeBack(change.id);
      tellLostConnection(error);
      return;
    }
    clearToasts();
    toast(t('shell:toasts.uncollected'), {
      tone: 'favourite',
      action: { label: t('undo'), onPress: () => void undo(change) },
    });
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      // Once the list is without it, nothing has to be held back any more.
      void refresh().then(() => comeBack(change.id));
    }, REFRESH_AFTER_MS);
    timers.current.add(timer);
  };
  return { gone, remove: (change) => void remove(change) };
}

export function useProductRemoval(): { gone: ReadonlySet<number>; remove: (product: WishedProduct) => void } {
  const { gone, remove } = useRemoval();
  const set = async (input: { spuId: number; shopId: number }, isFavourite: boolean): Promise<void> => {
    const { productFavoriteCount } = await (isFavourite
      ? call('favorites.add', input)
      : call('favorites.remove', input));
    markFavourite(input.spuId, isFavourite);
    sessionStore.setCounter('productFavoriteCount', productFavoriteCount);
  };
  return {
    gone,
    remove: ({ spuId, shopId }) =>
      remove({
        id: spuId,
        remove: () => set({ spuId, shopId }, false),
        restore: () => set({ spuId, shopId }, true),
      }),
  };
}

export function useShopRemoval(): { gone: ReadonlySet<number>; remove: (shop: WishedShop) => void } {
  const { gone, remove } = useRemoval();
  const queryClient = useQueryClient();
  // The shop's own page has a heart too.
  const forgetShop = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['shops'] });
  return {
    gone,
    remove: ({ id }) =>
      remove({
        id,
        remove: () => call('shops.removeFavorite', { shopId: id }).then(forgetShop),
        restore: () => call('shops.addFavorite', { shopId: id }).then(forgetShop),
      }),
  };
}
