'use client';
import type { DeckList } from '@astris/engine';
import { Button, Field, Icon } from '@astris/ui';
import { useState } from 'react';
import { type ReadProblem, readDeck } from './exchange';

/** Takes a pasted list or code; what can't be read is told line by line, and nothing changes. */
export function ReadForm({ action, onRead }: { action: string; onRead: (list: DeckList) => void }) {
  const [pasted, setPasted] = useState('');
  const [problems, setProblems] = useState<ReadProblem[]>([]);

  async function read() {
    const answer = await readDeck(pasted);
    setProblems('problems' in answer ? answer.problems : []);
    if ('list' in answer) onRead(answer.list);
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Field
        multiline
        className="w-full"
        label="List or code"
        rows={6}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
        placeholder={'Homeworld\n1 Halden’s Rest\n\nMain deck\n3 Candle Skiff'}
      />
      {problems.length > 0 && (
        <ul role="alert" className="flex flex-col gap-1 text-sm text-danger">
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`} className="flex gap-2">
              <Icon name="octagon-alert" size={14} className="mt-0.5" />
              <span>
                {line > 0 && <b className="font-semibold">Line {line}: </b>}
                {message}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={read} disabled={pasted.trim() === ''} icon="download">
        {action}
      </Button>
    </div>
  );
}
