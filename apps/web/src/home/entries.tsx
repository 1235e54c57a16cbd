import { buttonClass, Icon, type IconName } from '@astris/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { FIRST_GAME, LEARN, PRACTICE, puzzleHref } from '@/site/links';
import { PlayBotEntry, type PlayBotEntryProps } from './play-bot-entry';

/** For who comes for the first time: a decision of their own is one press away, and no account is made. */
export const FirstSteps = () => (
  <nav className="first-steps" aria-label="New here">
    <Link className={buttonClass({ variant: 'primary', size: 48 })} href={FIRST_GAME} data-first-game="">
      Play now
    </Link>
    <Link className={buttonClass({ size: 48 })} href={puzzleHref('treasury')} data-first-puzzle="">
      Learn with a puzzle
    </Link>
    <Link className="as-card-link" href={PRACTICE}>
      Practice with any deck
    </Link>
  </nav>
);

/** What to do next, in three ways. */
export const Entries = ({ bot, waiting }: { bot: PlayBotEntryProps; waiting: number }) => (
  <nav className="entries" aria-label="Start">
    <PlayBotEntry {...bot} />
    <Entry href="/play" icon="users" title="Play someone">
      {waiting === 0
        ? 'Open a table, or send a friend a link.'
        : `${waiting} ${waiting === 1 ? 'table waits' : 'tables wait'} for an opponent. Or send a friend a link.`}
    </Entry>
    <Entry href={LEARN} icon="graduation-cap" title="Learn">
      Six short puzzles and a first game with a coach. The rulebook explains every term.
    </Entry>
  </nav>
);

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
