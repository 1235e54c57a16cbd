import { toast } from '@astris/ui';
import { detailsOf, errorSentence } from '@/client/refusals';

/** Says why a game could not begin, with the deck's problems if it was the deck. */
export const tellRefusal = (error: unknown): void => {
  toast.error(errorSentence(error), { description: detailsOf(error)[0] });
};
