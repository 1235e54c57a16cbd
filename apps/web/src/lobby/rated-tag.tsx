import { Tag } from '@astris/ui';
import { useTranslations } from 'next-intl';

/** Whether a game is for ratings. */
export function RatedTag({ rated }: { rated: boolean }) {
  const t = useTranslations('lobby');
  return <Tag icon={rated ? 'trophy' : undefined}>{t(rated ? 'rated' : 'casual')}</Tag>;
}
