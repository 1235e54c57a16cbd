'use client';
import type { StorylineCard } from '@astris/engine/language';
import { shortName } from '@astris/engine/messages';
import { storylinesInProgress } from '@astris/engine/queries';
import { Icon, type IconName } from '../icons';
import { useTable } from './context';
import { usePieceState } from './piece-state';

export type SheetName = 'story' | 'chain' | 'log' | 'chat' | 'card';

/** Storylines as chips over the Map of a phone; each opens the sheet of Storylines. */
export function StoryBar({ open }: { open: (sheet: SheetName) => void }) {
  const { model, press } = useTable();
  const stateOf = usePieceState();
  const stories = storylinesInProgress(model.board);
  return (
    <section className="at-storybar" aria-label="Storylines in progress">
      {stories.length === 0 && <span className="as-faint">No Storylines in progress</span>}
      {stories.map((storyline) => {
        const card = model.naming.printed(storyline.card) as StorylineCard;
        const state = stateOf(storyline.id);
        const mine = storyline.controller === model.bottom;
        return (
          <button
            key={storyline.id}
            type="button"
            className={`at-sc ${mine ? 'is-mine' : 'is-theirs'} ${state.legal || state.candidate ? 'is-legal' : ''}`}
            aria-label={`${card.name}, Chapter ${storyline.story.chapter} of 3`}
            onClick={() => {
              if (state.candidate) press({ ...storyline, id: storyline.id });
              else open('story');
            }}
          >
            {storyline.story.reversed && <Icon name="reversal" size={12} />}
            <span>{shortName(card.name).replace(/^(The|A|An) /, '')}</span>
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

const TABS: { name: SheetName; icon: IconName; word: string }[] = [
  { name: 'story', icon: 'storyline', word: 'Stories' },
  { name: 'chain', icon: 'layers', word: 'Chain' },
  { name: 'log', icon: 'list', word: 'Log' },
  { name: 'chat', icon: 'message-square', word: 'Chat' },
  { name: 'card', icon: 'book-open', word: 'Card' },
];

export interface PhoneTabsProps {
  sheet: SheetName | null;
  open: (sheet: SheetName | null) => void;
  /** Lines of the chat that nobody has looked at; null where there is no chat. */
  unread: number | null;
}

/** Regions that a phone keeps in sheets. */
export function PhoneTabs({ sheet, open, unread }: PhoneTabsProps) {
  const { model } = useTable();
  const counts: Partial<Record<SheetName, number>> = { chain: model.view.board.chain.length, chat: unread ?? 0 };
  const tabs = TABS.filter(({ name }) => name !== 'chat' || unread !== null);
  return (
    <nav className="at-tabs" aria-label="Sheets">
      {tabs.map(({ name, icon, word }) => (
        <button
          key={name}
          type="button"
          aria-pressed={sheet === name}
          data-sheet-button={name}
          onClick={() => open(sheet === name ? null : name)}
        >
          <Icon name={icon} size={20} />
          {word}
          {(counts[name] ?? 0) > 0 && <b>{counts[name]}</b>}
        </button>
      ))}
    </nav>
  );
}
