'use client';
import type { Board } from '@astris/engine';
import { ROMAN } from '@astris/engine/messages';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { ActTrack } from '../cards';
import { Icon } from '../icons';
import { Button, Dialog } from '../primitives';
import { ProblemDialog } from '../report';
import { about, capital } from './about';
import { useTable } from './context';
import { KeyList } from './key-list';
import { WindowsSetting } from './windows';

/** Which Act it is, whose turn, the connection, who watches, and the menu. */
export function TopBar({ tools, kind }: { tools?: ReactNode; kind?: string }) {
  const t = useTranslations('table');
  const { model } = useTable();
  const { board } = model.view;
  const titles = { I: t('bar.acts.I'), II: t('bar.acts.II'), III: t('bar.acts.III') };
  const results = Object.fromEntries(
    board.acts.map(({ act, winner }) => [ROMAN[act], capital(t('bar.actWon', about(model.naming, winner)))]),
  );
  return (
    <header className="at-bar">
      {tools === undefined && (
        <h1 className="as-sr">
          {model.info.seats.map(({ name }) => name).reduce((one, two) => t('against', { one, two }))}
        </h1>
      )}
      <a className="at-brand" href="/" aria-label={t('bar.toFirstPage')}>
        <Icon name="story" size={17} /> <span translate="no">Astris</span>
      </a>
      <ActTrack now={ROMAN[board.act]} results={results} titles={titles} />
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
  const t = useTranslations('table.bar');
  const { model } = useTable();
  return (
    <>
      <span className="at-tool" data-connection={model.connection}>
        <Icon name={model.connection === 'live' ? 'wifi' : 'wifi-off'} size={15} />
        <span>{t(model.connection === 'live' ? 'live' : 'reconnecting')}</span>
      </span>
      <span className="at-tool" data-spectators={model.info.spectators}>
        <Icon name="eye" size={15} label={t('watchingLabel')} />
        {model.info.spectators}
        <span className="at-wide">&nbsp;{t('watching')}</span>
      </span>
      <Menu />
    </>
  );
}

function Turn({ board }: { board: Board }) {
  const t = useTranslations('table');
  const { model } = useTable();
  const mine = board.active === model.bottom;
  const turn =
    board.phase === 'actEnd'
      ? t('bar.endOfAct')
      : board.phase === 'setup'
        ? t('bar.setup')
        : capital(t('bar.turnOf', about(model.naming, board.active)));
  const now = { turn: board.turn, phase: t(`phases.${board.conflict ? 'conflict' : board.phase}`) };
  const { adjudicationShownFrom, adjudicationTurn } = model.ruleset;
  return (
    <span className="at-turn" data-phase={board.phase} data-turn={board.gameTurn} data-act-number={board.act}>
      <i className={mine ? 'is-mine' : 'is-theirs'} aria-hidden="true" />
      {board.result ? t('bar.over') : turn}
      {board.turn > 0 && (
        <span className="as-faint">
          {board.turn >= adjudicationShownFrom
            ? t('bar.turnOfLast', { ...now, last: adjudicationTurn })
            : t('bar.turn', now)}
        </span>
      )}
    </span>
  );
}

function Menu() {
  const t = useTranslations('table');
  const keys = KEYS.map((id) => [t(`keys.${id}.key`), t(`keys.${id}.does`)] as const);
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
      <button type="button" className="at-tool at-menu" aria-label={t('menu.open')} onClick={() => setOpen(true)}>
        <Icon name="menu" size={16} />
      </button>
      <Dialog open={open} onOpenChange={close} title={t('menu.title')}>
        <div className="at-menu-list">
          <WindowsSetting />
          <KeyList keys={keys} />
          <a className="as-btn as-btn-36" href="/rules" target="_blank" rel="noreferrer">
            {t('menu.rulebook')}
          </a>
          {report && (
            <Button
              data-report=""
              onClick={() => {
                close(false);
                setReporting(true);
              }}
            >
              {t('menu.reportProblem')}
            </Button>
          )}
          {reportPlayer && (
            <Button
              onClick={() => {
                close(false);
                reportPlayer.open();
              }}
            >
              {t('menu.reportPlayer', { name: reportPlayer.name })}
            </Button>
          )}
          <a className="as-btn as-btn-36" href="/">
            {t('menu.leave')}
          </a>
          {plays && !sure && (
            <Button variant="danger" icon="flag" data-concede="" onClick={() => setSure(true)}>
              {t('menu.concede')}
            </Button>
          )}
          {plays && sure && (
            <div className="at-sure">
              <p>{t('menu.wouldLose')}</p>
              <Button onClick={() => setSure(false)}>{t('menu.playOn')}</Button>
              <Button
                variant="danger"
                data-concede-sure=""
                onClick={() => {
                  commands.concede();
                  close(false);
                }}
              >
                {t('menu.concedeGame')}
              </Button>
            </div>
          )}
        </div>
      </Dialog>
      {report && <ProblemDialog open={reporting} onOpenChange={setReporting} send={report} />}
    </>
  );
}

/** The keys that the menu lists. */
const KEYS = [
  'digits',
  'primary',
  'pass',
  'endTurn',
  'next',
  'arrows',
  'situation',
  'face',
  'whyNot',
  'log',
  'chat',
  'clear',
  'region',
  'help',
] as const;
