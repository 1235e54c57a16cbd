import { messagesOf, type Namespace } from '@astris/messages';
import { createTranslator } from 'next-intl';

/** What a part of the site says in English, for functions that are given it in tests. */
export const english = <N extends Namespace>(namespace: N) =>
  createTranslator({ locale: 'en', messages: messagesOf('en'), namespace });
