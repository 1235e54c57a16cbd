'use client';
import { Button, Dialog } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { CardAdder } from './card-adder';
import { PeekCard, PeekProvider } from './card-peek';
import { CopiesStepper } from './copies-stepper';
import { CurveFigure } from './curve-figure';
import { cardName } from './deck-cards';
import { copiesIn } from './deck-groups';
import { DeckPane } from './deck-pane';
import { EditorHead } from './editor-head';
import { PaceFigure } from './pace-figure';
import { refusalOf } from './problem-sentence';
import { ReadForm } from './read-form';
import { SampleHandButton } from './sample-hand';
import { ShareDeck } from './share-deck';
import { type EditedDeck, type OwnDeck, useDeck } from './use-deck';
import { Versions } from './versions';

/** From this width on the cards to add stand beside the deck; below, one part is shown at a time. */
const WIDE = '(min-width: 64rem)';
const onWidth = (changed: () => void) => {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};
const useWide = (): boolean =>
  useSyncExternalStore(
    onWidth,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );

const PANES = ['add', 'deck', 'figures', 'versions'] as const;
type Pane = (typeof PANES)[number];

/** One's own deck: cards to add beside it, its list, its figures and its versions. It saves itself. */
export function DeckEditor({ served }: { served: OwnDeck }) {
  const t = useTranslations('decks.editor');
  const deck = useDeck(served);
  const isWide = useWide();
  const [chosen, setChosen] = useState<Pane>(copiesIn(deck.list.main) === 0 ? 'add' : 'deck');
  const pane = isWide && chosen === 'add' ? 'deck' : chosen;
  return (
    <PeekProvider actions={(card) => <DialogSteppers deck={deck} card={card} />}>
      <div className="editor" data-pane={pane}>
        <div className="editor-add">
          <CardAdder deck={deck} />
          <PeekCard />
        </div>
        <div className="editor-side">
          <EditorHead deck={deck} sentences={isWide ? 3 : 1}>
            <nav className="as-tabs-list editor-tabs" aria-label={t('parts')}>
              {PANES.map((id) => (
                <button
                  key={id}
                  type="button"
                  data-pane={id}
                  aria-pressed={id === pane}
                  className="as-tab"
                  onClick={() => setChosen(id)}
                >
                  {t(`panes.${id}`)}
                </button>
              ))}
            </nav>
          </EditorHead>
          <section className="editor-pane" aria-label={t(`panes.${pane}`)} tabIndex={isWide ? 0 : undefined}>
            <h2 className="as-sr">{t(`panes.${pane}`)}</h2>
            {pane === 'deck' && <DeckPane deck={deck} />}
            {pane === 'figures' && (
              <div className="flex flex-col gap-8">
                <CurveFigure list={deck.list} />
                <PaceFigure list={deck.list} />
              </div>
            )}
            {pane === 'versions' && <Versions deck={deck} />}
          </section>
          <div className="editor-actions">
            <SampleHandButton list={deck.list} />
            <ShareDeck list={deck.list} own={served} />
            <ReplaceButton deck={deck} />
          </div>
        </div>
      </div>
    </PeekProvider>
  );
}

function DialogSteppers({ deck, card }: { deck: EditedDeck; card: string }) {
  const t = useTranslations('decks');
  return deck.list.homeworld === card ? null : (
    <p className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
      {(['main', 'sideboard'] as const).map((part) => (
        <span key={part} className="flex items-center gap-2">
          {part === 'main' ? t('deck') : t('sideboard')}
          <CopiesStepper
            name={cardName(card)}
            where={part}
            copies={deck.list[part][card] ?? 0}
            refused={refusalOf(deck.legality.againstAdding(part, card))}
            onChange={(more) => deck.change(part, card, more)}
          />
        </span>
      ))}
    </p>
  );
}

function ReplaceButton({ deck }: { deck: EditedDeck }) {
  const t = useTranslations('decks.editor');
  const [open, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      title={t('replaceTitle')}
      description={t('replaceAbout')}
      trigger={<Button icon="download">{t('import')}</Button>}
      open={open}
      onOpenChange={setOpen}
    >
      <ReadForm
        action={t('replace')}
        isPending={isPending}
        onRead={async (list) => {
          setPending(true);
          if (await deck.replace(list)) setOpen(false);
          setPending(false);
        }}
      />
    </Dialog>
  );
}
