import Link from 'next/link';
import { profileHref } from './links';
import { Rating, type ShownRating } from './rating';

/** A player's name, linked to the profile, and their rating. Bots and guests have no profile. */
export function PlayerName({
  name,
  rating,
  link,
}: {
  name: string;
  rating?: ShownRating | null;
  /** Whether there is a profile under this name. */
  link?: boolean;
}) {
  return (
    <span className="min-w-0 break-words">
      {link ? (
        <Link className="font-semibold hover:underline" href={profileHref(name)}>
          <bdi translate="no">{name}</bdi>
        </Link>
      ) : (
        <bdi className="font-semibold" translate="no">
          {name}
        </bdi>
      )}
      {rating && (
        <span className="text-fg-3">
          {' '}
          <Rating rating={rating} />
        </span>
      )}
    </span>
  );
}
