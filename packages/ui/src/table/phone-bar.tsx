'use client';
import type { StorylineCard } from '@astris/engine/language';
import { shortName } from '@astris/engine/messages';
import { storylinesInProgress } from '@astris/engine/queries';
import { useTranslations } from 'next-intl';
import { Icon, type IconName } from '../icons';
import { useTable } from './context';
import { usePieceState } from './piece-state';

export type SheetName = 'story' | 'chain' | 'log' | 'chat' | 'card';

/** Storylines as chips over the Map of a phone; each opens the sheet of Storylines. */
export function StoryBar({ open }: { open: (sheet: SheetName) => void }) {
  const t = useTranslations('table.storylines');
  const { model, press } = useTable();
  const stateOf = usePieceState();
  const stories = storylinesInProgress(model.board);
  return (
    <section className="at-storybar" aria-label={t('inProgress')}>
      {stories.length === 0 && <span className="as-faint">{t('noneInProgress')}</span>}
      {stories.map((storyline) => {
        const card = model.naming.printed(storyline.card) as StorylineCard;
        const state = stateOf(storyline.id);
        const mine = storyline.controller === model.bottom;
        return (
          <button
            key={storyline.id}
            type="button"
            className={`at-sc ${mine ? 'is-mine' : 'is-theirs'} ${state.legal || state.candidate ? 'is-legal' : ''}`}
            aria-label={t('chapterOf', { name: card.name, chapter: storyline.story.chapter })}
            onClick={() => {
              if (state.candidate) press({ ...storyline, id: storyline.id });
              else open('story');
            }}
          >
            {storyline.story.reversed && <Icon name="reversal" size={12} />}
            <span translate="no">{shortName(card.name).replace(/^(The|A|An) /, '')}</span>
            <span className="at-dots" aria-hidden="true">
              {[1, 2, 3].map((chapter) => (
                <i
                  key={chapter}
                  className={
                    chapter < storyline.story.chapter
                      ? 'is-done'
                      : chapter === storyline.story.chapter
                        ? 'is-on'
                        : undefined
                  }
                />
              ))}
            </span>
          </button>
        );
      })}
    </section>
  );
}

const TABS: { name: SheetName; icon: IconName }[] = [
  { name: 'story', icon: 'storyline' },
  { name: 'chain', icon: 'layers' },
  { name: 'log', icon: 'list' },
  { name: 'chat', icon: 'message-square' },
  { name: 'card', icon: 'book-open' },
];

export interface PhoneTabsProps {
  sheet: SheetName | null;
  open: (sheet: SheetName | null) => void;
  /** Lines of the chat that nobody has looked at; null where there is no chat. */
  unread: number | null;
}

/** Regions that a phone keeps in sheets. */
export function PhoneTabs({ sheet, open, unread }: PhoneTabsProps) {
  const t = useTranslations('table.sheets');
  const { model } = useTable();
  const counts: Partial<Record<SheetName, number>> = { chain: model.view.board.chain.length, chat: unread ?? 0 };
  const tabs = TABS.filter(({ name }) => name !== 'chat' || unread !== null);
  return (
    <nav className="at-tabs" aria-label={t('label')}>
      {tabs.map(({ name, icon }) => (
        <button
          key={name}
          type="button"
          aria-pressed={sheet === name}
          data-sheet-button={name}
          onClick={() => open(sheet === name ? null : name)}
        >
          <Icon name={icon} size={20} />
          {t(name)}
          {(counts[name] ?? 0) > 0 && <b>{counts[name]}</b>}
        </button>
      ))}
    </nav>
  );
}
