import { buttonClass, Icon } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/i18n/page-messages';
import { Lobby } from '@/lobby/lobby';
import { deckOptions } from '@/server/decks';
import { gameUrl } from '@/server/game-url';
import { viewer } from '@/server/session';
import { FRIENDS } from '@/site/links';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lobby');
  return { title: t('title') };
}

/** A seed that an end-to-end test sets in the address; nobody else can. */
function testSeedOf(seed: string | string[] | undefined): string | undefined {
  return process.env.ASTRIS_TEST_SEED_ALLOWED === '1' && typeof seed === 'string' ? seed : undefined;
}

export default async function PlayPage({ searchParams }: PageProps) {
  const [user, decks, { testSeed }] = await Promise.all([viewer(), deckOptions(), searchParams]);
  const t = await getTranslations('lobby');
  const friends = await getTranslations('friends');
  return (
    <PageMessages of={['account', 'friends', 'lobby', 'queue']}>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        actions={
          user && (
            <Link className={buttonClass()} href={FRIENDS}>
              <Icon name="users" size={16} />
              {friends('title')}
            </Link>
          )
        }
      />
      <Lobby
        decks={decks}
        who={user ? (user.isGuest ? 'guest' : 'member') : 'visitor'}
        gameUrl={gameUrl()}
        testSeed={testSeedOf(testSeed)}
      />
    </PageMessages>
  );
}
