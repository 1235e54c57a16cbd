'use client';
import { POOL } from '@astris/cards';
import { dealHand, drawNext, keep, mayMulligan, mulligan, owedToBottom, type SampleHand } from '@astris/decks';
import { type DeckList, RULESET } from '@astris/engine';
import { Button, Dialog, RuleLink } from '@astris/ui';
import { Card } from '@astris/ui/cards';
import { useState } from 'react';

const newSeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
const deal = (list: DeckList): SampleHand => dealHand(list, newSeed(), RULESET);
const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;

/** Opens a hand of the deck, drawn as the rules of setup say. */
export function SampleHandButton({ list }: { list: DeckList }) {
  const isEmpty = Object.keys(list.main).length === 0;
  const [sample, setSample] = useState<SampleHand | null>(null);
  return (
    <>
      <Button
        icon="hand"
        refused={isEmpty ? 'The main deck has no cards yet' : undefined}
        onClick={() => setSample(deal(list))}
      >
        Sample hand
      </Button>
      <Dialog
        wide
        title="Sample hand"
        open={sample !== null}
        onOpenChange={(open) => {
          if (!open) setSample(null);
        }}
      >
        {sample && <Hand key={sample.seed} dealt={sample} onAgain={() => setSample(deal(list))} />}
      </Dialog>
    </>
  );
}

function Hand({ dealt, onAgain }: { dealt: SampleHand; onAgain: () => void }) {
  const [sample, setSample] = useState(dealt);
  const [bottom, setBottom] = useState<number[]>([]);
  const owed = owedToBottom(sample);
  const isChoosing = !sample.isKept && owed > 0;
  const pick = (at: number) =>
    setBottom((now) => (now.includes(at) ? now.filter((one) => one !== at) : now.length < owed ? [...now, at] : now));
  const says = sample.isKept
    ? `Kept. ${cards(sample.hand.length)} in hand, ${cards(sample.deck.length)} in the deck.`
    : isChoosing
      ? `${cards(sample.hand.length)} after ${sample.mulligans === 1 ? 'one mulligan' : `${sample.mulligans} mulligans`}. To keep them, choose ${cards(owed)} for the bottom of the deck: ${bottom.length} of ${owed} chosen.`
      : `${cards(sample.hand.length)} of the opening hand.`;
  return (
    <>
      <p role="status" className="text-fg-2">
        {says} <RuleLink rule={sample.isKept ? '10.4' : isChoosing ? '17.6' : '17.4'} />
      </p>
      <ul className="sample-hand">
        {sample.hand.map((id, at) => {
          const card = POOL.get(id);
          const place = bottom.indexOf(at);
          const face = card ? <Card card={card} /> : <span className="sample-lost">{id}</span>;
          return (
            <li key={`${sample.mulligans} ${at}`}>
              {face}
              {isChoosing && (
                <Button
                  size={28}
                  aria-pressed={place >= 0}
                  refused={place < 0 && bottom.length === owed ? `${owed} are chosen already` : undefined}
                  onClick={() => pick(at)}
                >
                  {place >= 0 ? `Bottom, ${place + 1}` : 'To the bottom'}
                  <span className="as-sr">: {card?.name ?? id}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button icon="rotate-cw" onClick={onAgain}>
          New hand
        </Button>
        {sample.isKept ? (
          <Button
            variant="primary"
            icon="plus"
            refused={sample.deck.length === 0 ? 'The deck is empty' : undefined}
            onClick={() => setSample(drawNext(sample))}
          >
            Draw next
          </Button>
        ) : (
          <>
            <Button
              refused={mayMulligan(sample, RULESET) ? undefined : `At most ${RULESET.mulligans} mulligans (17.6)`}
              onClick={() => {
                setSample(mulligan(sample, RULESET));
                setBottom([]);
              }}
            >
              Mulligan
            </Button>
            <Button
              variant="primary"
              refused={bottom.length === owed ? undefined : `Choose ${cards(owed - bottom.length)} for the bottom`}
              onClick={() => {
                setSample(keep(sample, bottom));
                setBottom([]);
              }}
            >
              Keep
            </Button>
          </>
        )}
      </div>
    </>
  );
}
