'use client';
import { artFile } from '@astris/art/files';
import { RULESET } from '@astris/engine';
import { Button, IconButton } from '@astris/ui';
import { type ReactNode, useState } from 'react';
import { copiesIn } from './deck-groups';
import { Legality } from './legality';
import { SaveConflict, SaveState } from './save-state';
import type { EditedDeck } from './use-deck';

/** The deck's name, which a press changes in its place. */
function DeckName({ name, onRename }: { name: string; onRename: (name: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null) {
    return (
      <div className="flex min-w-0 flex-1 items-center gap-1">
        <h1 className="deck-name">{name}</h1>
        <IconButton icon="pencil" size={28} label="Rename the deck" onClick={() => setTyped(name)} />
      </div>
    );
  }
  const done = () => {
    if (typed.trim() !== '') onRename(typed.trim());
    setTyped(null);
  };
  return (
    <form
      className="flex min-w-0 flex-1 items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <input
        className="as-input deck-name-field"
        aria-label="Deck name"
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was pressed
        autoFocus
        value={typed}
        maxLength={60}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      <Button type="submit" size={28}>
        Done
      </Button>
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
      <div className="editor-counts">
        {list.homeworld !== '' && <img src={artFile(list.homeworld, 'front', 'small')} alt="" width={48} height={48} />}
        <p>
          <b data-wrong={main < min || main > max || undefined}>{main} cards</b>
          <span className="text-fg-2">
            {' '}
            of {min} to {max}
          </span>
          <span className="text-fg-2">
            {' '}
            · sideboard <b data-wrong={side > most || undefined}>{side}</b> of {most}
          </span>
        </p>
      </div>
      <section className="editor-legality" aria-label="Legality">
        <Legality problems={legality.problems} most={sentences} />
      </section>
      {children}
    </header>
  );
}
