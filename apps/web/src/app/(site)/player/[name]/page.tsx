import { Avatar, Tag } from '@astris/ui';
import type { Metadata } from 'next';
import { Games } from '@/game/games';
import { Figures } from '@/profile/figures';
import { RatingLine } from '@/profile/rating-line';
import { api } from '@/server/api';
import { orNotFound } from '@/server/not-found';
import { viewer } from '@/server/session';
import { profileHref } from '@/site/links';
import type { PageProps } from '@/site/page-props';
import { Rating } from '@/site/rating';
import { textParam } from '@/site/search-params';

/** The name in the address; as it stands where it is not encoded as it should be. */
function nameOf(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export async function generateMetadata({ params }: PageProps<{ name: string }>): Promise<Metadata> {
  return { title: nameOf((await params).name) };
}

const since = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export default async function PlayerPage({ params, searchParams }: PageProps<{ name: string }>) {
  const name = nameOf((await params).name);
  const cursor = textParam((await searchParams).before) || undefined;
  const caller = await api();
  const [player, { games, userId, nextCursor }] = await orNotFound(
    Promise.all([caller.profile.byName({ name }), caller.history.list({ name, cursor })]),
  );
  const mine = (await viewer())?.id === player.id;
  const { wins, losses, games: rated } = player.record;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 pt-8 pb-8 sm:pt-10">
        <Avatar name={player.name} size={72} decorative />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="break-words">{player.name}</h1>
          <p className="flex flex-wrap items-center gap-2 text-fg-2">
            since {since.format(player.createdAt)}
            {player.isGuest && <Tag>Guest</Tag>}
            {mine && <Tag tone="mine">You</Tag>}
          </p>
        </div>
        {player.rating && (
          <Figures
            figures={[
              ['Rating', <Rating key="rating" rating={player.rating} withRd />],
              ['Won and lost', `${wins}–${losses}`],
              ['Rated games', rated],
            ]}
          />
        )}
      </div>
      {player.line.length > 0 && (
        <section aria-labelledby="rating" className="mb-10 max-w-[880px]">
          <h2 id="rating" className="mb-3">
            Rating
          </h2>
          <RatingLine line={player.line} name={player.name} />
        </section>
      )}
      <section aria-labelledby="games">
        <h2 id="games" className="mb-3">
          Games
        </h2>
        <Games
          games={games}
          userId={userId}
          older={nextCursor && `${profileHref(player.name)}?before=${nextCursor}`}
          mine={mine}
        />
      </section>
    </>
  );
}
