import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { call, type Input, type Output } from '../../api/call.ts';
import { paths } from '../../lib/paths.ts';
import { clearToasts, toast } from '../../ui/toast.ts';
import { type Intents, keepIntent } from '../session/intent.ts';
import { sessionStore } from '../session/session-store.ts';

export const cartKeys = {
  all: ['cart'] as const,
  list: ['cart', 'list'] as const,
};

export type CartAddition = Input<'cart.add'>;
type Added = Output<'cart.add'>;

/** Puts a SKU in the bag and says so: toast, header badge. Messages of failures are shown by `call`. */
export function useAddToCart(): UseMutationResult<Added, Error, CartAddition> {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (addition: CartAddition) => call('cart.add', addition),
    onSuccess: ({ cartCount }) => {
      sessionStore.setCounter('cartCount', cartCount);
      clearToasts();
      toast(t('toasts.addedToBag'), {
        action: { label: t('toasts.viewBag'), onPress: () => navigate(paths.basket()) },
      });
      return queryClient.invalidateQueries({ queryKey: cartKeys.all });
    },
  });
}

/** A visitor's addition is kept and done after the login, which leads back here. */
export function useAddAfterLogin(): (addition: Intents['addToCart']) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (addition) => {
    keepIntent({ kind: 'addToCart', ...addition });
    navigate(paths.login(), { state: { from: pathname + search } });
  };
}
