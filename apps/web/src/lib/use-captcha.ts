import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../api/call.ts';

export interface Captcha {
  /** Of the picture that is shown; undefined until there is one. */
  uuid: string | undefined;
  /** A data URL. */
  picture: string | undefined;
  isLoading: boolean;
  /** Fetches another picture: each serves for one try. */
  renew: () => void;
}

/** A graphic code for one form. @param isShown whether the form has it yet; before, no picture is fetched */
export function useCaptcha(isShown = true): Captcha {
  const form = useId();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['captcha', form],
    queryFn: ({ signal }) => call('session.captcha', {}, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: isShown,
  });
  return {
    uuid: data?.uuid,
    picture: data && `data:image/png;base64,${data.img}`,
    isLoading: isFetching,
    renew: () => void refetch(),
  };
}
