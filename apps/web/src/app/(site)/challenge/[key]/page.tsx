import type { RouterOutputs } from '@astris/api';
import { buttonClass } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
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

export default async function ChallengePage({ params }: PageProps<{ key: string }>) {
  const { key } = await params;
  const challenge = await orNotFound((await api()).challenge.preview({ key }));
  const here = `/challenge/${encodeURIComponent(key)}`;
  const open = challenge.state === 'OPEN';
  const t = await getTranslations('lobby');
  return (
    <PageMessages of={['account', 'lobby']}>
      <AccountFrame
        title={
          challenge.mine
            ? t('challenge.yours')
            : t.rich('challenge.theirs', { host: challenge.host.name, name: (host) => <bdi>{host}</bdi> })
        }
        lead={t('challenge.lead')}
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
              {t('signIn')}
            </Link>
          </div>
        )}
      </AccountFrame>
    </PageMessages>
  );
}
