'use client';
import { type BotId, ROSTER } from '@astris/bots/roster';
import type { DeckList } from '@astris/engine';
import { Banner, Button, Field } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { codeWords } from '@/decks/problem-words';
import { EngineWorker } from '@/engine-worker/engine-worker';
import type { Kept } from '@/engine-worker/messages';
import { BotChoice } from '@/lobby/bot-choice';
import type { DeckOption } from '@/lobby/deck-options';
import { DeckSelect } from '@/lobby/deck-select';
import { useBegin } from './practice-stage';
import { readCode } from './read-code';

export interface PracticeDeckOption extends DeckOption {
  list: DeckList;
}

/** Two decks and a bot; the game that this browser keeps is gone on with first. */
export function StartForm({ decks }: { decks: readonly PracticeDeckOption[] }) {
  const t = useTranslations('practice.start');
  const words = useTranslations('decks');
  const begin = useBegin();
  const [kept, setKept] = useState<Kept | null>(null);
  const [bot, setBot] = useState<BotId>('recruit');
  const legal = decks.filter((deck) => deck.legal);
  const [own, setOwn] = useState(legal[0]?.value ?? '');
  const [other, setOther] = useState(legal.find(({ value }) => value !== own)?.value ?? own);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  useEffect(() => {
    const worker = new EngineWorker();
    worker.ask('kept', 'practice').then(setKept, () => undefined);
    return () => worker.close();
  }, []);

  const chosen = (value: string) => {
    const deck = decks.find((one) => one.value === value) ?? legal[0];
    return deck ? { name: deck.name, list: deck.list } : null;
  };
  async function play() {
    const theirs = chosen(other);
    if (!theirs) return;
    if (code.trim() === '') {
      const mine = chosen(own);
      if (mine) begin({ bot, mine, theirs });
      return;
    }
    const read = await readCode(code);
    if ('list' in read) begin({ bot, mine: { name: t('deckFromCode'), list: read.list }, theirs });
    else setProblem(read.problem === 'notLegal' ? t('notLegal') : codeWords(read.problem, words));
  }
  return (
    <div className="flex max-w-[640px] flex-col gap-5">
      {kept?.state === 'open' && (
        <Banner
          icon="swords"
          title={t('goesOn', { opponent: kept.opponent })}
          action={
            <Button data-resume="" onClick={() => begin('resume')}>
              {t('goOn')}
            </Button>
          }
        >
          {t('takesItsPlace')}
        </Banner>
      )}
      {kept?.state === 'stale' && <Banner title={t('stale')}>{t('staleText')}</Banner>}
      <form
        className="as-panel flex flex-col gap-5 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          void play();
        }}
      >
        <DeckSelect options={decks} value={own} onChange={setOwn} label={t('yourDeck')} />
        <Field
          label={t('orCode')}
          hint={t('codeHint')}
          error={problem}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setProblem(undefined);
          }}
        />
        <BotChoice value={bot} onChange={setBot} />
        <DeckSelect
          options={decks}
          value={other}
          onChange={setOther}
          label={t('deckOf', { bot: ROSTER.find(({ id }) => id === bot)?.name ?? '' })}
        />
        <Button type="submit" variant="primary" size={48} icon="play" data-practise="">
          {t('play')}
        </Button>
      </form>
    </div>
  );
}
