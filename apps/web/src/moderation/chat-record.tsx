import type { RouterOutputs } from '@astris/api';
import { QUICK_PHRASES } from '@astris/protocol/messages';
import { saidWords } from '@astris/ui';
import { useLocale, useTranslations } from 'next-intl';
import { moment } from './words';

type Match = NonNullable<RouterOutputs['moderation']['report']['match']>;

/** All that was said in a game, with when; what the reported player said is marked. */
export function ChatRecord({ match, reportedId }: { match: Match; reportedId: string | null }) {
  const t = useTranslations('moderation.report');
  const chat = useTranslations('chat');
  const locale = useLocale();
  if (match.chat.length === 0) return <p className="text-fg-2">{t('nothingSaid')}</p>;
  return (
    <ol className="as-panel max-h-[420px] overflow-y-auto p-4" aria-label={t('chat')}>
      {match.hasEarlierChat && <li className="py-1 text-sm text-fg-2">{t('earlierLeftOut')}</li>}
      {match.chat.map(({ id, seat, phrase, text, createdAt }) => {
        const speaker = match.seats.find((side) => side.seat === seat);
        const said = saidWords({ phrase: QUICK_PHRASES.find((known) => known === phrase) ?? null, text }, chat);
        return (
          <li key={id} className="grid gap-x-4 py-1 text-sm sm:grid-cols-[1fr_auto]">
            <span className="min-w-0 break-words">
              <bdi className={`font-bold ${speaker?.userId === reportedId ? 'text-theirs' : 'text-fg-2'}`}>
                {speaker?.name}
              </bdi>{' '}
              <bdi>{said}</bdi>
            </span>
            <time className="text-xs whitespace-nowrap text-fg-3" dateTime={createdAt.toISOString()}>
              {moment(locale, createdAt)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
