import type { RouterOutputs } from '@astris/api';
import { buttonClass } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { AccountFrame } from '@/account/account-frame';
import { GuestButton } from '@/account/guest-button';
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

export default async function ChallengePage({ params }: PageProps<{ key: string }>) {
  const { key } = await params;
  const challenge = await orNotFound((await api()).challenge.preview({ key }));
  const here = `/challenge/${encodeURIComponent(key)}`;
  const open = challenge.state === 'OPEN';
  return (
    <AccountFrame
      title={
        challenge.mine ? (
          'Your challenge'
        ) : (
          <>
            <bdi>{challenge.host.name}</bdi> challenges you
          </>
        )
      }
      lead="An unrated game of Astris. It begins when the challenge is accepted."
    >
      {!open && <Taken challenge={challenge} />}
      {open && challenge.mine && <OwnChallenge challengeKey={key} />}
      {open && !challenge.mine && (await viewer()) && (
        <AcceptChallenge challengeKey={key} decks={await deckOptions()} />
      )}
      {open && !challenge.mine && !(await viewer()) && (
        <div className="flex flex-col gap-3">
          <GuestButton next={here} />
          <Link className={buttonClass({ size: 48 })} href={`/signin?next=${encodeURIComponent(here)}`}>
            Sign in
          </Link>
        </div>
      )}
    </AccountFrame>
  );
}
