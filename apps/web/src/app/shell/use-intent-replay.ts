import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddToCart } from '../../features/cart/cart.api.ts';
import { addFavourite } from '../../features/favourites/favourites.api.ts';
import { takeIntent } from '../../features/session/intent.ts';
import { useIsSignedIn } from '../../features/session/session-store.ts';

/** After the login, what the visitor wanted before it is done once. */
export function useIntentReplay(): void {
  const { t } = useTranslation('shell');
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const { mutate: addToCart } = useAddToCart();
  useEffect(() => {
    if (!isSignedIn) return;
    const intent = takeIntent();
    if (intent?.kind === 'addToCart') {
      const { kind: _, ...addition } = intent;
      addToCart(addition);
    }
    if (intent?.kind === 'favourite') {
      const product = { productId: intent.spuId, shopId: intent.shopId };
      void addFavourite(product, { added: t('toasts.collected'), removed: t('toasts.uncollected') }, queryClient);
    }
    if (intent?.kind === 'followShop') {
      const { shopId } = intent;
      // Rare enough to be fetched when it is needed. A refusal has been told by `call`.
      import('../../features/shops/follow.api.ts')
        .then(({ followShop }) => followShop(shopId, t('toasts.collected'), queryClient))
        .catch(() => undefined);
    }
  }, [isSignedIn, addToCart, queryClient, t]);
}
