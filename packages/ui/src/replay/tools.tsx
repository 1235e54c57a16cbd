'use client';
import { useState } from 'react';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { Dialog } from '../primitives';
import { KeyList } from '../table/key-list';
import { REPLAY_KEYS } from './keys';
import type { ReplayCheck, ReplayModel } from './model';

/** At the end of the top bar: whether the game came out as it was played, and the menu. */
export function ReplayTools({ model }: { model: ReplayModel }) {
  const [open, setOpen] = useState(false);
  const { check } = model;
  return (
    <>
      <h1 className="as-sr">{`Replay of ${model.table.info.seats.map(({ name }) => name).join(' against ')}`}</h1>
      <button
        type="button"
        className={classes('at-tool', 'ar-check', check.holds ? 'is-good' : 'is-bad')}
        data-check={check.holds}
        data-hash={check.hash}
        onClick={() => setOpen(true)}
      >
        <Icon name={check.holds ? 'check' : 'octagon-alert'} size={15} />
        <span>{checkSentence(check)}</span>
      </button>
      <a className="at-tool ar-back" href={model.game}>
        <Icon name="log-out" size={15} />
        <span>Leave</span>
      </a>
      <button type="button" className="at-tool at-menu" aria-label="Menu" onClick={() => setOpen(true)}>
        <Icon name="menu" size={16} />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="This replay">
        <div className="at-menu-list">
          <Checked check={check} />
          <KeyList keys={REPLAY_KEYS} />
          <a className="as-btn as-btn-36" href={model.file} download="">
            Download this replay
          </a>
          <a className="as-btn as-btn-36" href="/rules" target="_blank" rel="noreferrer">
            Rulebook
          </a>
          <a className="as-btn as-btn-36" href={model.game}>
            Back to the game’s page
          </a>
        </div>
      </Dialog>
    </>
  );
}

/** In a sentence, whether the game run again here is the one that was played (17.7). */
export function checkSentence({ holds, hash, expected, commitmentHolds }: ReplayCheck): string {
  const short = `hash ${hash.slice(0, 12)}…`;
  if (holds) return `Replay checked: ${short}, seed commitment holds`;
  const faults = [
    expected === null && 'its end was never noted',
    expected !== null && expected !== hash && 'it does not end as it was played',
    !commitmentHolds && 'the seed is not the one that was committed to',
  ];
  return `Replay not confirmed: ${faults.filter(Boolean).join(', and ')}`;
}

function Checked({ check }: { check: ReplayCheck }) {
  const rows: [string, string][] = [
    ['Hash of the end, computed here', check.hash],
    ['Hash that was noted as the game ended', check.expected ?? 'none'],
    ['Seed of every shuffle', check.seed],
    ['Commitment to the seed, shown before the first draw (17.7)', check.commitment],
  ];
  return (
    <section className="ar-checked" aria-label="Check">
      <p>{checkSentence(check)}.</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
