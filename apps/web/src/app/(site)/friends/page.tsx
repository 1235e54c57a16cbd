import { buttonClass, EmptyState } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Avoided } from '@/friends/avoided';
import { FriendsBoard } from '@/friends/friends-board';
import { PageMessages } from '@/i18n/page-messages';
import { deckOptions } from '@/server/decks';
import { viewer } from '@/server/session';
import { PageTitle } from '@/site/page-title';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('friends'))('title') };
}

export default async function FriendsPage() {
  const user = await viewer();
  if (!user) redirect('/signin?next=/friends');
  const t = await getTranslations('friends');
  return (
    <PageMessages of={['friends', 'lobby']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      {user.isGuest ? (
        <div className="flex max-w-[880px] flex-col gap-8">
          <div className="as-panel">
            <EmptyState
              title={t('guest.title')}
              icon="users"
              actions={
                <Link className={buttonClass()} href="/signup?next=/friends">
                  {t('guest.keep')}
                </Link>
              }
            >
              {t('guest.text')}
            </EmptyState>
          </div>
          <Avoided />
        </div>
      ) : (
        <FriendsBoard decks={await deckOptions()} />
      )}
    </PageMessages>
  );
}
