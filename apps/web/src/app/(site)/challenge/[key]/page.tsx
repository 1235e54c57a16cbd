import type { RouterOutputs } from '@astris/api';
import { buttonClass } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
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

export const metadata: Metadata = { title: 'Challenge' };

type Preview = RouterOutputs['challenge']['preview'];

/** A challenge that was accepted already, or is over. */
const Taken = ({ challenge }: { challenge: Preview }) =>
  challenge.state === 'LIVE' && challenge.seated ? (
    <Link className={buttonClass({ variant: 'primary', size: 48 })} href={matchHref(challenge.matchId)}>
      Go to the game
    </Link>
  ) : challenge.state === 'LIVE' ? (
    <p className="text-fg-2">Somebody has accepted it, and the game is being played.</p>
  ) : (
    <p className="text-fg-2">
      It was accepted, and the game is over.{' '}
      <Link className="as-card-link" href={gameHref(challenge.matchId)}>
        See the game
      </Link>
    </p>
  );

/** A challenge that waits, for whoever may accept it. */
async function Open({ challenge, challengeKey }: { challenge: Preview; challengeKey: string }) {
  const t = await getTranslations('friends.challenge');
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
        Sign in
      </Link>
    </div>
  );
}

export default async function ChallengePage({ params }: PageProps<{ key: string }>) {
  const { key } = await params;
  const t = await getTranslations('friends.challenge');
  const challenge = await orNotFound((await api()).challenge.preview({ key }));
  const isForOther = challenge.isFor === 'other' && !challenge.mine;
  return (
    <PageMessages of={['friends']}>
      <AccountFrame
        title={
          challenge.mine
            ? 'Your challenge'
            : t.rich(isForOther ? 'forOther' : 'from', {
                host: challenge.host.name,
                name: (host) => <bdi>{host}</bdi>,
              })
        }
        lead="An unrated game of Astris. It begins when the challenge is accepted."
      >
        {challenge.state === 'OPEN' ? (
          <Open challenge={challenge} challengeKey={key} />
        ) : (
          <Taken challenge={challenge} />
        )}
      </AccountFrame>
    </PageMessages>
  );
}
