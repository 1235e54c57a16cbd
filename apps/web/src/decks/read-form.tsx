'use client';
import { mendLine } from '@astris/decks';
import type { DeckList } from '@astris/engine';
import { Button, Field, Icon } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTRPCClient } from '@/client/trpc';
import { copiesIn } from './deck-groups';
import { type ReadDeck, type ReadProblem, readDeck } from './exchange';

export interface ReadFormProps {
  /** What the button does with the list: "Import", "Replace". */
  action: string;
  /** While it is done, so that it is not done twice. */
  isPending?: boolean;
  onRead: (list: DeckList) => void;
}

/** Takes a pasted list, code or link. What can't be read is told line by line, and is mended there or left out. */
export function ReadForm({ action, isPending = false, onRead }: ReadFormProps) {
  const t = useTranslations('decks');
  const client = useTRPCClient();
  const [pasted, setPasted] = useState('');
  const [answer, setAnswer] = useState<ReadDeck | null>(null);
  const problems = answer?.problems ?? [];
  const lines = problems.filter(({ line }) => line > 0).length;

  const fetchDeck = (deckId: string) =>
    client.decks.get.query({ deckId }).then(
      ({ versions: [newest] }) => newest?.list ?? null,
      () => null,
    );
  async function read(text: string, isAsked: boolean) {
    const now = await readDeck(text, fetchDeck, t);
    setAnswer(now);
    if (isAsked && now.list && now.problems.length === 0) onRead(now.list);
  }
  function mend(problem: ReadProblem, suggestion: string) {
    const mended = mendLine(pasted, problem, suggestion);
    setPasted(mended);
    void read(mended, false);
  }

  return (
    <form
      className="read-form"
      onSubmit={(event) => {
        event.preventDefault();
        void read(pasted, true);
      }}
    >
      <Field
        multiline
        className="w-full"
        label={t('read.label')}
        hint={t('read.hint')}
        rows={9}
        value={pasted}
        onChange={(event) => {
          setPasted(event.target.value);
          setAnswer(null);
        }}
        placeholder={'Homeworld\n1 Halden’s Rest\n\nStarter\n1 Brother Osk, Bell-Warden\n\nMain deck\n3 Candle Skiff'}
      />
      {problems.length > 0 && (
        <div role="alert" className="read-problems">
          {lines > 0 && <p className="font-semibold">{t('read.unreadLines', { lines })}</p>}
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.line} ${problem.message}`}>
                <Icon name="octagon-alert" size={14} />
                <span>
                  {problem.line > 0 && <b>{t('read.line', { line: problem.line })} </b>}
                  {problem.message}
                  {problem.suggestions.length > 0 && (
                    <span className="read-meant">
                      {t('read.didYouMean')}
                      {problem.suggestions.map((suggestion) => (
                        <Button key={suggestion} size={28} onClick={() => mend(problem, suggestion)}>
                          {suggestion}
                        </Button>
                      ))}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer && problems.length === 0 && answer.list && (
        <p role="status" className="flex gap-2 text-sm text-good">
          <Icon name="check" size={14} className="mt-0.5" />
          {t('read.allRead', { count: copiesIn(answer.list.main), sideboard: copiesIn(answer.list.sideboard) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={isPending || pasted.trim() === ''} icon="download">
          {action}
        </Button>
        {problems.length > 0 && answer?.list && (
          <Button disabled={isPending} onClick={() => answer.list && onRead(answer.list)}>
            {t('read.withoutLines', { action })}
          </Button>
        )}
      </div>
    </form>
  );
}
