'use client';
import { toast } from '@astris/ui';
import { useCallback } from 'react';
import { detailsOf, useRefusals } from '@/client/refusals';

/** Says why a game could not begin, with the deck's problems if it was the deck. */
export function useTellRefusal(): (error: unknown) => void {
  const { errorSentence } = useRefusals();
  return useCallback(
    (error) => void toast.error(errorSentence(error), { description: detailsOf(error)[0] }),
    [errorSentence],
  );
}
