import type { ReactNode } from 'react';
import { PlayerName } from '@/site/player-name';
import type { ShownRating } from '@/site/rating';

export interface PersonRowProps {
  name: string;
  rating?: ShownRating | null;
  /** A line under the name. */
  text: ReactNode;
  /** What can be done about them. */
  children: ReactNode;
}

/** Somebody in a list, with buttons at the end, or below where it is narrow. */
export const PersonRow = ({ name, rating, text, children }: PersonRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3" data-person={name}>
    <span className="min-w-0 flex-1 basis-48">
      <PlayerName name={name} rating={rating} link />
      <span className="block break-words text-sm text-fg-2">{text}</span>
    </span>
    <span className="flex flex-wrap gap-2">{children}</span>
  </li>
);
