import type { RouterOutputs } from '@astris/api';
import { buttonClass } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountFrame } from '@/account/account-frame';
import { GuestButton } from '@/account/guest-button';
import { PageMessages } from '@/i18n/page-messages';
import { AcceptChallenge } from '@/lobby/accept-challenge';
import { OwnChallenge } from '@/lobby/own-challenge';
import { api } from '@/server/api';
import { deckOptions } from '@/server/decks';
import { orNotFound } from '@/server/not-found';
import { viewer } from '@/server/session';
import { gameHref, matchHref } from '@/site/links';
import type { PageProps } from '@/site/page-props';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lobby.challenge');
  return { title: t('title') };
}

type Preview = RouterOutputs['challenge']['preview'];

/** A challenge that was accepted already, or is over. */
function Taken({ challenge }: { challenge: Preview }) {
  const t = useTranslations('lobby.challenge');
  if (challenge.state !== 'LIVE') {
    return (
      <p className="text-fg-2">
        {t.rich('over', {
          link: (words) => (
            <Link className="as-card-link" href={gameHref(challenge.matchId)}>
              {words}
            </Link>
          ),
        })}
      </p>
    );
  }
  return challenge.seated ? (
    <Link className={buttonClass({ variant: 'primary', size: 48 })} href={matchHref(challenge.matchId)}>
      {t('goToGame')}
    </Link>
  ) : (
    <p className="text-fg-2">{t('taken')}</p>
  );
}

/** A challenge that waits, for whoever may accept it. */
async function Open({ challenge, challengeKey }: { challenge: Preview; challengeKey: string }) {
  const t = await getTranslations('friends.challenge');
  const lobby = await getTranslations('lobby');
  const here = `/challenge/${encodeURIComponent(challengeKey)}`;
  const signIn = `/signin?next=${encodeURIComponent(here)}`;
  const isSignedIn = (await viewer()) !== null;
  if (challenge.mine) return <OwnChallenge challengeKey={challengeKey} />;
  if (challenge.isFor === 'other') {
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-fg-2">{t('forOtherText')}</p>
        <Link className={buttonClass({ size: 48 })} href={isSignedIn ? '/play' : signIn}>
          {t(isSignedIn ? 'lobby' : 'signIn')}
        </Link>
      </div>
    );
  }
  if (isSignedIn) {
    const declined = challenge.isFor === 'you' ? { matchId: challenge.matchId, host: challenge.host.name } : undefined;
    return <AcceptChallenge challengeKey={challengeKey} decks={await deckOptions()} declined={declined} />;
  }
  return (
    <div className="flex flex-col gap-3">
      <GuestButton next={here} />
      <Link className={buttonClass({ size: 48 })} href={signIn}>
        {lobby('signIn')}
      </Link>
    </div>
  );
}

/** Whose challenge it is, and whether it is for who looks at it. */
async function titleOf({ mine, isFor, host }: Preview) {
  const t = await getTranslations('lobby.challenge');
  const friends = await getTranslations('friends.challenge');
  const words = { host: host.name, name: (name: ReactNode) => <bdi translate="no">{name}</bdi> };
  if (mine) return t('yours');
  return isFor === 'other' ? friends.rich('forOther', words) : t.rich('theirs', words);
}

export default async function ChallengePage({ params }: PageProps<{ key: string }>) {
  const { key } = await params;
  const challenge = await orNotFound((await api()).challenge.preview({ key }));
  const t = await getTranslations('lobby.challenge');
  return (
    <PageMessages of={['account', 'friends', 'lobby']}>
      <AccountFrame title={await titleOf(challenge)} lead={t('lead')}>
        {challenge.state === 'OPEN' ? (
          <Open challenge={challenge} challengeKey={key} />
        ) : (
          <Taken challenge={challenge} />
        )}
      </AccountFrame>
    </PageMessages>
  );
}
