import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { catalogueKeys } from '../../features/catalogue/catalogue.api.ts';
import { forgetFavouriteMarks } from '../../features/favourites/favourites.api.ts';
import { useSession } from '../../features/session/session-store.ts';
import { useExchangeRates } from '../../features/tenant/tenant.api.ts';
import { useIntentReplay } from './use-intent-replay.ts';

/** What every page relies on: prices in the chosen currency, and nothing on it that was another shopper's. */
export function useShopData(): void {
  const queryClient = useQueryClient();
  const token = useSession((session) => session.token);
  const knownToken = useRef(token);
  useExchangeRates();
  // Before the replay, which marks anew.
  useEffect(() => {
    if (knownToken.current === token) return;
    knownToken.current = token;
    forgetFavouriteMarks();
    // Lists say what the shopper collected.
    void queryClient.invalidateQueries({ queryKey: catalogueKeys.all });
  }, [token, queryClient]);
  useIntentReplay();
}
