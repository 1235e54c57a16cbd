import { buttonClass, Icon, type IconName } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FIRST_GAME, LEARN, PRACTICE, puzzleHref } from '@/site/links';
import { PlayBotEntry, type PlayBotEntryProps } from './play-bot-entry';

/** For who comes for the first time: a decision of their own is one press away, and no account is made. */
export function FirstSteps() {
  const t = useTranslations('home');
  return (
    <nav className="first-steps" aria-label={t('newHere')}>
      <Link className={buttonClass({ variant: 'primary', size: 48 })} href={FIRST_GAME} data-first-game="">
        {t('playNow')}
      </Link>
      <Link className={buttonClass({ size: 48 })} href={puzzleHref('treasury')} data-first-puzzle="">
        {t('learnWithPuzzle')}
      </Link>
      <Link className="as-card-link" href={PRACTICE}>
        {t('practiceAnyDeck')}
      </Link>
    </nav>
  );
}

/** What to do next, in three ways. */
export function Entries({ bot, waiting }: { bot: PlayBotEntryProps; waiting: number }) {
  const t = useTranslations('home');
  return (
    <nav className="entries" aria-label={t('start')}>
      <PlayBotEntry {...bot} />
      <Entry href="/play" icon="users" title={t('playSomeone')}>
        {t('tablesWaiting', { waiting })}
      </Entry>
      <Entry href={LEARN} icon="graduation-cap" title={t('learn')}>
        {t('learnText')}
      </Entry>
    </nav>
  );
}

const Entry = ({
  href,
  icon,
  title,
  children,
}: {
  href: string;
  icon: IconName;
  title: string;
  children: ReactNode;
}) => (
  <Link href={href} className="entry">
    <span className="entry-title">
      <Icon name={icon} size={20} />
      {title}
    </span>
    <span className="entry-text">{children}</span>
  </Link>
);
