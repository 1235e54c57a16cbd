import { dateTag } from '@astris/messages';
import { Avatar, Tag } from '@astris/ui';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { FriendButton } from '@/friends/friend-button';
import { FilterForm } from '@/game/filter-form';
import { filteredHref, filterOf, isFiltered } from '@/game/game-filter';
import { Games } from '@/game/games';
import { PageMessages } from '@/i18n/page-messages';
import { Figures } from '@/profile/figures';
import { NoRank, NoTitle } from '@/profile/no-rank';
import { RatingLine } from '@/profile/rating-line';
import { ResultsBy } from '@/profile/results-by';
import { ReportPlayerButton } from '@/report/report-player';
import { api } from '@/server/api';
import { orNotFound } from '@/server/not-found';
import { playerByName } from '@/server/reads';
import { viewer } from '@/server/session';
import { profileHref } from '@/site/links';
import { nameOfSegment } from '@/site/name-of-segment';
import type { PageProps } from '@/site/page-props';
import { Rating } from '@/site/rating';
import { idParam } from '@/site/search-params';

export async function generateMetadata({ params }: PageProps<{ name: string }>): Promise<Metadata> {
  return { title: nameOfSegment((await params).name) };
}

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

export default async function PlayerPage({ params, searchParams }: PageProps<{ name: string }>) {
  const name = nameOfSegment((await params).name);
  const asked = await searchParams;
  const cursor = idParam(asked.before);
  const filter = filterOf(asked);
  const caller = await api();
  const [player, { games, userId, nextCursor, decks }] = await Promise.all([
    playerByName(name),
    orNotFound(caller.history.list({ name, cursor, filter })),
  ]);
  const user = await viewer();
  const mine = user?.id === player.id;
  const mayBeFriends = user !== null && !user.isGuest && !player.isGuest && !mine;
  const standing = mayBeFriends ? await caller.friends.standing({ userId: player.id }) : null;
  const { wins, losses, games: rated } = player.record;
  const t = await getTranslations('profile');
  const ladder = await getTranslations('ladder');
  const month = new Intl.DateTimeFormat(dateTag(await getLocale()), MONTH);
  return (
    <PageMessages of={['friends', 'report']}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 pt-8 pb-8 sm:pt-10">
        <Avatar name={player.name} size={72} decorative />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="break-words">
            <bdi>{player.name}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-2 text-fg-2">
            {t('since', { date: month.format(player.createdAt) })}
            {player.isGuest && <Tag>{t('guest')}</Tag>}
            {mine && <Tag tone="mine">{t('you')}</Tag>}
            {standing && <FriendButton key={player.id} userId={player.id} initial={standing} />}
            <ReportPlayerButton player={{ userId: player.id, name: player.name }} />
          </p>
        </div>
        {player.rating && (
          <Figures
            figures={[
              [t('rating'), <Rating key="rating" rating={player.rating} withRd />],
              [t('title'), player.rating.title ? ladder(`titles.${player.rating.title}`) : <NoTitle key="title" />],
              [t('rank'), player.place?.row?.rank ?? <NoRank key="rank" hidden={player.place?.hidden ?? null} />],
              [t('wonAndLost'), `${wins}–${losses}`],
              [t('ratedGames'), rated],
            ]}
          />
        )}
      </div>
      {player.line.length > 0 && (
        <section aria-labelledby="rating" className="mb-10 max-w-[880px]">
          <h2 id="rating" className="mb-3">
            {t('rating')}
          </h2>
          <RatingLine line={player.line} name={player.name} />
        </section>
      )}
      {player.line.length > 0 && (
        <div className="mb-10 max-w-[880px]">
          <ResultsBy results={player.results} />
        </div>
      )}
      <section aria-labelledby="games">
        <h2 id="games" className="mb-3">
          {t('games')}
        </h2>
        <FilterForm path={profileHref(player.name)} filter={filter} decks={decks} />
        <Games
          games={games}
          userId={userId}
          older={nextCursor && filteredHref(profileHref(player.name), filter, nextCursor)}
          filtered={isFiltered(filter)}
          mine={mine}
        />
      </section>
    </PageMessages>
  );
}
