'use client';
import { dateTag } from '@astris/messages';
import { Button, buttonClass, EmptyState, Icon } from '@astris/ui';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { DeckOption } from '@/lobby/deck-options';
import { matchHref } from '@/site/links';
import { ChallengeDialog } from './challenge-dialog';
import { named } from './named';
import { PersonRow } from './person-row';
import { type FriendLists, useRemove } from './use-friends';

type Friend = FriendLists['friends'][number];

/** One's friends: what they play now, and a challenge for each. */
export function FriendList({ friends, decks }: { friends: readonly Friend[]; decks: readonly DeckOption[] }) {
  const t = useTranslations('friends.list');
  return (
    <section aria-labelledby="friends">
      <h2 id="friends" className="mb-3">
        {t('title')}
      </h2>
      {friends.length === 0 ? (
        <div className="as-panel">
          <EmptyState title={t('none')} icon="users">
            {t('noneText')}
          </EmptyState>
        </div>
      ) : (
        <ul className="as-panel divide-y divide-line">
          {friends.map((friend) => (
            <FriendRow key={friend.userId} friend={friend} decks={decks} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FriendRow({ friend, decks }: { friend: Friend; decks: readonly DeckOption[] }) {
  const t = useTranslations('friends.list');
  const remove = useRemove();
  const { userId, name, rating, game } = friend;
  return (
    <PersonRow name={name} rating={rating} text={<Doing friend={friend} />}>
      {game && (
        <Link className={buttonClass()} href={matchHref(game.matchId)}>
          <Icon name={game.withYou ? 'swords' : 'eye'} size={16} />
          {t.rich(game.withYou ? 'toTable' : 'watch', named(name))}
        </Link>
      )}
      <ChallengeDialog userId={userId} name={name} decks={decks} />
      <Button variant="quiet" disabled={remove.isPending} onClick={() => remove.mutate({ userId })}>
        {t.rich('remove', named(name))}
      </Button>
    </PersonRow>
  );
}

/** What a friend does now: whom they play against, else since when they are friends. */
function Doing({ friend: { game, since } }: { friend: Friend }) {
  const t = useTranslations('friends.list');
  const locale = useLocale();
  if (!game) {
    const day = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
    return t('since', { day: day.format(since) });
  }
  if (game.withYou) return t('playingYou');
  if (game.opponent === null) return t('playingGone');
  return t.rich('playing', { opponent: game.opponent, name: (opponent) => <bdi translate="no">{opponent}</bdi> });
}
