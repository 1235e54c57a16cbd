/** What parts of this package say, for functions that make sentences outside of components. */
import type {} from '@astris/messages';
import type { useTranslations } from 'next-intl';

export type CardWords = ReturnType<typeof useTranslations<'cards'>>;
export type ChatWords = ReturnType<typeof useTranslations<'chat'>>;
export type ReplayWords = ReturnType<typeof useTranslations<'replay'>>;
export type TableWords = ReturnType<typeof useTranslations<'table'>>;
