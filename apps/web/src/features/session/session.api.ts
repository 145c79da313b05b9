import { type UseMutationResult, type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { call, type Input, type Output } from '../../api/call.ts';
import { type Counter, sessionStore, useIsSignedIn } from './session-store.ts';

export const sessionKeys = {
  all: ['session'] as const,
  registration: ['session', 'registration'] as const,
  userInfo: ['session', 'userInfo'] as const,
  cartCount: ['session', 'cartCount'] as const,
  favouriteCount: ['session', 'favouriteCount'] as const,
};

function begin({ accessToken, email, userId, userName }: Output<'session.login'>): void {
  sessionStore.signIn({ token: accessToken, email, userId, userName });
}

export function useSignIn(): UseMutationResult<Output<'session.login'>, Error, Input<'session.login'>> {
  return useMutation({ mutationFn: (input) => call('session.login', input), onSuccess: begin });
}

/** Registering signs in as well. */
export function useRegister(): UseMutationResult<Output<'session.register'>, Error, Input<'session.register'>> {
  return useMutation({ mutationFn: (input) => call('session.register', input), onSuccess: begin });
}

export function useSendRegistrationCode(): UseMutationResult<object, Error, Input<'session.sendRegistrationCode'>> {
  return useMutation({ mutationFn: (input) => call('session.sendRegistrationCode', input) });
}

export function useSendResetCode(): UseMutationResult<object, Error, Input<'account.sendResetCode'>> {
  return useMutation({ mutationFn: (input) => call('account.forgetPassword', input) });
}

export function useResetPassword(): UseMutationResult<object, Error, Input<'account.forgetPassword'>> {
  return useMutation({ mutationFn: (input) => call('account.forgetPassword', input) });
}

/** What the registration form shows. Without an answer the form works all the same. */
export function useRegistrationIntro(): UseQueryResult<Output<'session.registrationIntro'>> {
  return useQuery({
    queryKey: sessionKeys.registration,
    queryFn: ({ signal }) => call('session.registrationIntro', {}, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Ends the session here at once and on the server as soon as it hears of it. A session that is over already is no
 * failure, and a server out of reach keeps nobody signed in on this machine.
 */
export function logOut(): void {
  call('session.logout', {}, { quiet: true }).catch(() => undefined);
  sessionStore.signOut();
}

/** The account of whoever is signed in, written into the session as well, with the own shop. */
export function useUserInfo(): UseQueryResult<Output<'account.userInfo'>> {
  return useQuery({
    queryKey: sessionKeys.userInfo,
    queryFn: async ({ signal }) => {
      const user = await call('account.userInfo', {}, { signal, quiet: true, lookUp: true });
      sessionStore.setUser({
        email: user.email,
        userId: user.id,
        userName: [user.firstName, user.lastName].filter(Boolean).join(' '),
      });
      sessionStore.setOwnShop(
        user.status === 1 && user.data ? { id: user.data.id, shopname: user.data.shopname } : null,
      );
      return user;
    },
    enabled: useIsSignedIn(),
  });
}

/**
 * A count that changed while it was being fetched keeps its value: what changed it had a newer answer.
 */
export async function fetchCount(counter: Counter, ask: () => Promise<number>): Promise<number> {
  const before = sessionStore.get()[counter];
  const count = await ask();
  if (sessionStore.get()[counter] === before) sessionStore.setCounter(counter, count);
  return count;
}

/** Fetches the header's counts after the sign-in, and with every document of a signed-in shopper. */
export function useHeaderCounts(): void {
  const enabled = useIsSignedIn();
  useQuery({
    queryKey: sessionKeys.cartCount,
    queryFn: ({ signal }) =>
      fetchCount('cartCount', () => call('cart.count', {}, { signal, quiet: true, lookUp: true })),
    enabled,
  });
  useQuery({
    queryKey: sessionKeys.favouriteCount,
    queryFn: ({ signal }) =>
      fetchCount('productFavoriteCount', () => call('favorites.count', {}, { signal, quiet: true, lookUp: true })),
    enabled,
  });
}
