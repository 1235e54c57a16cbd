'use client';
import { Banner, buttonClass } from '@astris/ui';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

/** Says on every page that a moderator has done something that its reader has not read; gone once they have been there. */
export function NoticeBar({ unseen }: { unseen: number }) {
  const t = useTranslations('notices');
  const isThere = usePathname() === '/notices';
  const [read, setRead] = useState(false);
  useEffect(() => {
    if (isThere) setRead(true);
  }, [isThere]);
  if (unseen === 0 || read || isThere) return null;
  return (
    <div className="as-wrap w-full pt-4" data-notices={unseen}>
      <Banner
        tone="warn"
        title={t('written')}
        action={
          <Link className={buttonClass({ size: 36 })} href="/notices" prefetch={false}>
            {t('readIt')}
          </Link>
        }
      >
        {t('writtenText')}
      </Banner>
    </div>
  );
}
