import { Icon, type IconName } from '@astris/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { PlayBotEntry, type PlayBotEntryProps } from './play-bot-entry';

/** What to do next, in three ways. */
export const Entries = ({ bot, waiting }: { bot: PlayBotEntryProps; waiting: number }) => (
  <nav className="entries" aria-label="Start">
    <PlayBotEntry {...bot} />
    <Entry href="/play" icon="users" title="Play someone">
      {waiting === 0
        ? 'Open a table, or send a friend a link.'
        : `${waiting} ${waiting === 1 ? 'table waits' : 'tables wait'} for an opponent. Or send a friend a link.`}
    </Entry>
    <Entry href="/rules#s-1" icon="graduation-cap" title="Learn the rules">
      Begin with the golden rules; every term leads to its place in the book.
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
