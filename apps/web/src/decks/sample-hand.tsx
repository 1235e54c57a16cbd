'use client';
import { POOL } from '@astris/cards';
import { dealHand, drawNext, keep, mayMulligan, mulligan, owedToBottom, type SampleHand } from '@astris/decks';
import { type DeckList, RULESET } from '@astris/engine';
import { Button, Dialog, RuleLink } from '@astris/ui';
import { Card } from '@astris/ui/cards';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

const newSeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
const deal = (list: DeckList): SampleHand => dealHand(list, newSeed(), RULESET);

/** Opens a hand of the deck, drawn as the rules of setup say. */
export function SampleHandButton({ list }: { list: DeckList }) {
  const t = useTranslations('decks.hand');
  const isEmpty = Object.keys(list.main).length === 0;
  const [sample, setSample] = useState<SampleHand | null>(null);
  return (
    <>
      <Button icon="hand" refused={isEmpty ? t('noCards') : undefined} onClick={() => setSample(deal(list))}>
        {t('title')}
      </Button>
      <Dialog
        wide
        title={t('title')}
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
  const t = useTranslations('decks.hand');
  const [sample, setSample] = useState(dealt);
  const [bottom, setBottom] = useState<number[]>([]);
  const owed = owedToBottom(sample);
  const isChoosing = !sample.isKept && owed > 0;
  const pick = (at: number) =>
    setBottom((now) => (now.includes(at) ? now.filter((one) => one !== at) : now.length < owed ? [...now, at] : now));
  const says = sample.isKept
    ? t('kept', { hand: sample.hand.length, deck: sample.deck.length })
    : isChoosing
      ? t('choosing', { hand: sample.hand.length, mulligans: sample.mulligans, owed, chosen: bottom.length })
      : t('opening', { hand: sample.hand.length });
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
                  refused={place < 0 && bottom.length === owed ? t('chosenAlready', { owed }) : undefined}
                  onClick={() => pick(at)}
                >
                  {t.rich(place >= 0 ? 'bottom' : 'toBottom', {
                    place: place + 1,
                    name: card?.name ?? id,
                    hidden: (words) => <span className="as-sr">{words}</span>,
                  })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button icon="rotate-cw" onClick={onAgain}>
          {t('again')}
        </Button>
        {sample.isKept ? (
          <Button
            variant="primary"
            icon="plus"
            refused={sample.deck.length === 0 ? t('deckEmpty') : undefined}
            onClick={() => setSample(drawNext(sample))}
          >
            {t('drawNext')}
          </Button>
        ) : (
          <>
            <Button
              refused={mayMulligan(sample, RULESET) ? undefined : t('noMulligan', { most: RULESET.mulligans })}
              onClick={() => {
                setSample(mulligan(sample, RULESET));
                setBottom([]);
              }}
            >
              {t('mulligan')}
            </Button>
            <Button
              variant="primary"
              refused={bottom.length === owed ? undefined : t('chooseMore', { count: owed - bottom.length })}
              onClick={() => {
                setSample(keep(sample, bottom));
                setBottom([]);
              }}
            >
              {t('keep')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
