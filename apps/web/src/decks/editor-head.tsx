'use client';
import { artFile } from '@astris/art/files';
import { LONGEST_NAME, readDeckName } from '@astris/decks';
import { RULESET } from '@astris/engine';
import { Button, Icon, IconButton } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { copiesIn } from './deck-groups';
import { Legality } from './legality';
import { SaveConflict, SaveRefused, SaveState, UnsavedOffer } from './save-state';
import type { EditedDeck } from './use-deck';

/** The deck's name, which a press changes in its place. */
function DeckName({ name, onRename }: { name: string; onRename: (name: string) => void }) {
  const t = useTranslations('decks');
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  if (typed === null) {
    return (
      <div className="flex min-w-0 flex-1 items-center gap-1">
        <h1 className="deck-name">
          <bdi>{name}</bdi>
        </h1>
        <IconButton icon="pencil" size={28} label={t('editor.rename')} onClick={() => setTyped(name)} />
      </div>
    );
  }
  const end = () => {
    setTyped(null);
    setProblem(undefined);
  };
  const done = () => {
    const read = readDeckName(typed);
    if ('problem' in read) {
      const { why, length } = read;
      return setProblem(t(`problems.name.${why}`, { most: LONGEST_NAME, length }));
    }
    onRename(read.name);
    end();
  };
  return (
    <form
      className="deck-name-form"
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <input
        className="as-input deck-name-field"
        aria-label={t('editor.name')}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : id}
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was pressed
        autoFocus
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key === 'Escape') end();
        }}
      />
      <Button type="submit" size={28}>
        {t('editor.done')}
      </Button>
      {problem !== undefined && (
        <span id={id} className="as-field-error" role="alert">
          <Icon name="octagon-alert" size={14} />
          {problem}
        </span>
      )}
    </form>
  );
}

const { min, max, sideboard: most } = RULESET.deck;

export interface EditorHeadProps {
  deck: EditedDeck;
  /** How many sentences of legality are in sight at once. */
  sentences: number;
  children: ReactNode;
}

/** What is always in sight while a deck is edited: its name, whether it is saved, its counts, and whether it is legal. */
export function EditorHead({ deck, sentences, children }: EditorHeadProps) {
  const t = useTranslations('decks');
  const { list, legality } = deck;
  const main = copiesIn(list.main);
  const side = copiesIn(list.sideboard);
  return (
    <header className="editor-head">
      <div className="flex items-center gap-3">
        <DeckName name={deck.name} onRename={deck.rename} />
        <SaveState {...deck} />
      </div>
      <SaveConflict {...deck} />
      <SaveRefused deck={deck} />
      <UnsavedOffer unsaved={deck.unsaved} />
      <div className="editor-counts">
        {list.homeworld !== '' && <img src={artFile(list.homeworld, 'front', 'small')} alt="" width={48} height={48} />}
        <p>
          {t.rich('ofRange', {
            count: main,
            min,
            max,
            b: (words) => <b data-wrong={main < min || main > max || undefined}>{words}</b>,
            range: (words) => <span className="text-fg-2">{words}</span>,
          })}
          <span className="text-fg-2">
            {t.rich('sideboardOf', {
              side,
              most,
              b: (words) => <b data-wrong={side > most || undefined}>{words}</b>,
            })}
          </span>
        </p>
      </div>
      <section className="editor-legality" aria-label={t('legality.label')}>
        <Legality problems={legality.problems} most={sentences} />
      </section>
      {children}
    </header>
  );
}
