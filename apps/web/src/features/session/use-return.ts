import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** What the pages of the sign-in hand on to each other. */
export interface ReturnState {
  /** Where the visitor came from; the address of a page of ours. */
  from?: string;
  /** The visitor did not ask for the sign-in: the page says why it is here. */
  isSent?: boolean;
}

function readState(state: unknown): ReturnState {
  if (typeof state !== 'object' || state === null) return {};
  const from = 'from' in state && typeof state.from === 'string' && state.from.startsWith('/') ? state.from : undefined;
  const isSent = 'isSent' in state && state.isSent === true;
  return { isSent, ...(from === undefined ? {} : { from }) };
}

/** Where the page that led here stands, to be gone back to. */
export const useFrom = (): string | undefined => readState(useLocation().state).from;

/** After the sign-in: back to where the visitor came from, to the application for a shop, or to the entrance. */
export function useReturn(isApplying: boolean): { state: ReturnState; goBack: () => void } {
  const navigate = useNavigate();
  const state = readState(useLocation().state);
  const target = state.from ?? (isApplying ? paths.applyShop() : paths.landing());
  return { state, goBack: () => navigate(target, { replace: true }) };
}
