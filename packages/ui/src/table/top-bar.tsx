'use client';
import type { Board } from '@astris/engine';
import { ROMAN, who, whose } from '@astris/engine/messages';
import { type ReactNode, useState } from 'react';
import { ActTrack } from '../cards';
import { Icon } from '../icons';
import { Button, Dialog } from '../primitives';
import { ProblemDialog } from '../report';
import { useTable } from './context';
import { type KeyHelp, KeyList } from './key-list';
import { PHASE_NAMES } from './situation';
import { WindowsSetting } from './windows';

const TITLES = { I: 'The Foundation', II: 'The Schism', III: 'The Reckoning' } as const;

/** Which Act it is, whose turn, the connection, who watches, and the menu. */
export function TopBar({ tools, kind }: { tools?: ReactNode; kind?: string }) {
  const { model } = useTable();
  const { board } = model.view;
  const results = Object.fromEntries(
    board.acts.map(({ act, winner }) => [ROMAN[act], `${capital(who(model.naming, winner))} won`]),
  );
  return (
    <header className="at-bar">
      {tools === undefined && <h1 className="as-sr">{model.info.seats.map(({ name }) => name).join(' against ')}</h1>}
      <a className="at-brand" href="/" aria-label="Astris, to the first page">
        <Icon name="story" size={17} /> <span>Astris</span>
      </a>
      <ActTrack now={ROMAN[board.act]} results={results} titles={TITLES} />
      <span className="at-grow" />
      <Turn board={board} />
      <span className="at-grow" />
      {tools ?? (kind === undefined ? <LiveTools /> : <LocalTools kind={kind} />)}
    </header>
  );
}

/** A table without a service: neither connection nor spectators. */
function LocalTools({ kind }: { kind: string }) {
  return (
    <>
      <span className="at-tool" data-local="">
        <Icon name="graduation-cap" size={15} />
        <span>{kind}</span>
      </span>
      <Menu />
    </>
  );
}

function LiveTools() {
  const { model } = useTable();
  return (
    <>
      <span className="at-tool" data-connection={model.connection}>
        <Icon name={model.connection === 'live' ? 'wifi' : 'wifi-off'} size={15} />
        <span>{model.connection === 'live' ? 'live' : 'reconnecting'}</span>
      </span>
      <span className="at-tool" data-spectators={model.info.spectators}>
        <Icon name="eye" size={15} label="Watching" />
        {model.info.spectators}
        <span className="at-wide">&nbsp;watching</span>
      </span>
      <Menu />
    </>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Turn({ board }: { board: Board }) {
  const { model } = useTable();
  const mine = board.active === model.bottom;
  const turn =
    board.phase === 'actEnd'
      ? 'End of the Act'
      : board.phase === 'setup'
        ? 'Setup'
        : `${capital(whose(model.naming, board.active))} turn`;
  const count =
    board.turn >= model.ruleset.adjudicationShownFrom
      ? `${board.turn} of ${model.ruleset.adjudicationTurn}`
      : board.turn;
  return (
    <span className="at-turn" data-phase={board.phase} data-turn={board.gameTurn} data-act-number={board.act}>
      <i className={mine ? 'is-mine' : 'is-theirs'} aria-hidden="true" />
      {board.result ? 'The game is over' : turn}
      {board.turn > 0 && (
        <span className="as-faint">
          turn {count} · {board.conflict ? 'conflict' : PHASE_NAMES[board.phase]}
        </span>
      )}
    </span>
  );
}

function Menu() {
  const { model, commands } = useTable();
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  const [reporting, setReporting] = useState(false);
  const { report, reportPlayer } = commands;
  const plays = model.view.viewer !== 'spectator' && model.view.board.result === null;
  const close = (next: boolean) => {
    setOpen(next);
    setSure(false);
  };
  return (
    <>
      <button type="button" className="at-tool at-menu" aria-label="Menu" onClick={() => setOpen(true)}>
        <Icon name="menu" size={16} />
      </button>
      <Dialog open={open} onOpenChange={close} title="This game">
        <div className="at-menu-list">
          <WindowsSetting />
          <KeyList keys={KEYS} />
          <a className="as-btn as-btn-36" href="/rules" target="_blank" rel="noreferrer">
            Rulebook
          </a>
          {report && (
            <Button
              data-report=""
              onClick={() => {
                close(false);
                setReporting(true);
              }}
            >
              Report a problem
            </Button>
          )}
          {reportPlayer && (
            <Button
              onClick={() => {
                close(false);
                reportPlayer.open();
              }}
            >
              Report {reportPlayer.name}
            </Button>
          )}
          <a className="as-btn as-btn-36" href="/">
            Leave the table
          </a>
          {plays && !sure && (
            <Button variant="danger" icon="flag" data-concede="" onClick={() => setSure(true)}>
              Concede
            </Button>
          )}
          {plays && sure && (
            <div className="at-sure">
              <p>You would lose this game now.</p>
              <Button onClick={() => setSure(false)}>Play on</Button>
              <Button
                variant="danger"
                data-concede-sure=""
                onClick={() => {
                  commands.concede();
                  close(false);
                }}
              >
                Concede the game
              </Button>
            </div>
          )}
        </div>
      </Dialog>
      {report && <ProblemDialog open={reporting} onOpenChange={setReporting} send={report} />}
    </>
  );
}

const KEYS: KeyHelp = [
  ['1 to 9', 'options of the dock'],
  ['Space', 'the primary button'],
  ['P', 'pass'],
  ['Shift E', 'end turn'],
  ['N', 'next card that can act'],
  ['Arrows', 'next or previous in a region'],
  ['R', 'read how the game stands'],
  ['F', 'other face'],
  ['W', 'why not?'],
  ['L', 'log'],
  ['C', 'chat'],
  ['Esc', 'clear what is marked'],
  ['F6', 'next region'],
  ['?', 'this list'],
];
