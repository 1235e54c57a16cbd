'use client';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { DialogTheme, TermTips } from '../primitives';
import { ActEnd } from './act-end';
import { Announcer } from './announcer';
import { Banners } from './banners';
import { Chain } from './chain';
import { useChoice } from './choice';
import { type TableScope, TableScopeProvider } from './context';
import { Dock } from './dock';
import { useGuard } from './guard';
import { Hand } from './hand';
import { Inspector } from './inspector';
import { useKeys } from './keys';
import { TheMap } from './map';
import { usePhone } from './media';
import type { Inspected, TableCommands, TableModel } from './model';
import { Moving } from './moving';
import { OpenHand } from './open-hand';
import { withoutPassed } from './passed';
import { PhoneTabs, type SheetName, StoryBar } from './phone-bar';
import { Rail } from './rail';
import { Result } from './result';
import { RuleNote } from './rule-note';
import { Side, type SideName } from './side';
import { SituationDialog } from './situation-dialog';
import { Strip } from './strip';
import { TopBar } from './top-bar';
import { useUnread } from './unread';

export interface TableProps {
  model: TableModel;
  commands: TableCommands;
  /** Stands in for what only a live game has: a finished one is looked at again. */
  parts?: TableParts;
  /** Stands in for what only a game of the service has: this one is held by the page itself. */
  local?: LocalParts;
}
export interface LocalParts {
  /** What kind of table it is, in place of connection and spectators. */
  kind: string;
  /** What can be done once it is over, in place of the links to what is stored. */
  after: ReactNode;
}
export interface TableParts {
  /** In place of the connection, the spectators and the menu. */
  tools: ReactNode;
  dock: ReactNode;
  log: ReactNode;
}

/** The whole table of one game, as its viewer may see it. The order of the document is the order of F6. */
export function Table({ model: whole, commands, parts, local }: TableProps) {
  const root = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const model = useMemo(() => withoutPassed(whole), [whole]);
  const { decision } = model.view;
  const choice = useChoice(decision);
  const [inspected, inspect] = useState<Inspected | null>(null);
  const [rule, readRule] = useState<string | null>(null);
  const [sheet, openSheet] = useState<SheetName | null>(null);
  const [tab, setTab] = useState<SideName>('log');
  const side = phone ? (sheet === 'chat' ? 'chat' : 'log') : tab;
  const openSide = useCallback((name: SideName) => (phone ? openSheet(name) : setTab(name)), [phone]);
  const chat = commands.chat ? model.chat : null;
  const { unread, news } = useUnread(model, side === 'chat');
  const settling = useGuard(decision?.id ?? null);
  const { pick } = choice;
  const press = useCallback(
    (card: Inspected) => {
      inspect({ card: card.card, face: card.face, id: card.id });
      if (card.id !== undefined) pick(card.id);
    },
    [pick],
  );
  const scope: TableScope = useMemo(
    () => ({
      model,
      commands,
      choice,
      inspected,
      inspect,
      readRule,
      press,
      guarded: settling || model.sending || model.connection !== 'live',
    }),
    [model, commands, choice, inspected, press, settling],
  );
  const toggleLog = useCallback(() => openSheet((now) => (now === 'log' ? null : 'log')), []);
  const openChat = useCallback(() => openSide('chat'), [openSide]);
  const [reading, setReading] = useState(false);
  const readSituation = useCallback(() => setReading((now) => !now), []);
  useKeys(root, scope, { toggleLog, openChat, readSituation });
  const others = model.view.board.players.map((_, seat) => seat).filter((seat) => seat !== model.bottom);
  return (
    <TableScopeProvider value={scope}>
      <DialogTheme value="dark">
        <div
          className="as-table"
          ref={root}
          data-table=""
          data-theme="dark"
          data-sheet={sheet ?? undefined}
          data-side={side}
          data-version={model.version}
          data-viewer={model.view.viewer}
          data-replay={parts ? '' : undefined}
        >
          <TopBar tools={parts?.tools} kind={local?.kind} />
          {parts?.dock ?? <Dock />}
          <Chain />
          <TheMap />
          <Hand />
          <Rail />
          {phone && <StoryBar open={openSheet} />}
          <Strip seat={model.bottom} />
          {others.map((seat) => (
            <Strip key={seat} seat={seat} />
          ))}
          {others.map((seat) => (
            <OpenHand key={seat} seat={seat} />
          ))}
          {parts?.log ?? <Side name={side} open={openSide} unread={unread} />}
          {chat && (
            <p className="as-sr" role="status">
              {news}
            </p>
          )}
          {!parts && <Announcer />}
          {phone && <PhoneTabs sheet={sheet} open={openSheet} unread={chat ? unread : null} />}
          {phone && sheet === 'card' && (
            <div className="at-card-sheet">
              <Inspector />
            </div>
          )}
          {!parts && <Banners />}
          <ActEnd />
          {!parts && <Result after={local?.after} />}
          <TermTips onFollow={readRule} />
          <SituationDialog open={reading} onOpenChange={setReading} />
          <RuleNote rule={rule} onClose={() => readRule(null)} />
          <Moving root={root} model={model} />
        </div>
      </DialogTheme>
    </TableScopeProvider>
  );
}
