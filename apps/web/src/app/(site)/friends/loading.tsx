import { Spinner } from '@astris/ui';
import { useTranslations } from 'next-intl';

export default function Loading() {
  return (
    <div className="grid min-h-60 place-items-center">
      <Spinner label={useTranslations('friends')('loading')} />
    </div>
  );
}
