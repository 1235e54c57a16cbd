'use client';
import { DECISION_TITLES, decisionPrompt, plain, waitingPrompt } from '@astris/engine/messages';
import { useTranslations } from 'next-intl';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { ActDock } from './act-dock';
import { useTable } from './context';
import { AnswerButton, ConfirmButton, ToggleButton } from './option-button';
import { actOf, answersAtOnce, indexed, isBetweenActs, takesAct } from './options';
import { Ring } from './ring';
import { Say } from './say';

/** Where the game asks the viewer: who asks, why, what, and one primary button. It always stands in the same place. */
export function Dock() {
  const t = useTranslations('table');
  const { model, guarded } = useTable();
  const { decision, board } = model.view;
  if (!decision || (board.phase === 'actEnd' && isBetweenActs(decision.kind))) return <WaitingDock />;
  const tone = decision.hostile ? 'is-hostile' : decision.kind === 'response' ? 'is-response' : 'is-mine';
  return (
    <section
      className={classes('at-dock', tone)}
      aria-label={t('prompt')}
      {...decisionHooks(decision, model.version)}
      data-guard={guarded || undefined}
    >
      <DockHead />
      <p className="at-dock-q" role="status">
        <Say segments={decisionPrompt(decision, model.naming, model.view.board)} />
      </p>
      <Notice />
      {takesAct(decision) ? <ActDock decision={decision} /> : <ChoiceDock />}
    </section>
  );
}

/** What tests find the open decision by; `data-commit` says whether an option or the confirm button answers. */
export const decisionHooks = (
  decision: NonNullable<ReturnType<typeof useTable>['model']['view']['decision']>,
  version: number,
) => ({
  'data-decision': decision.id,
  'data-kind': decision.kind,
  'data-min': decision.min,
  'data-max': decision.max,
  'data-version': version,
  'data-commit': takesAct(decision) || answersAtOnce(decision) ? 'option' : 'confirm',
});

/** End turn lives in the head, far from Pass, and never moves (10.5). */
function DockHead() {
  const t = useTranslations('table.dock');
  const { model, commands, choice, guarded } = useTable();
  const { decision } = model.view;
  if (!decision) return null;
  const end = actOf(indexed(decision), 'endTurn');
  const hostile = decision.hostile === true;
  return (
    <header className="at-dock-h">
      <Ring seat={decision.seat} />
      <span className="at-dock-title">
        {hostile && <Icon name="triangle-alert" size={14} />}
        {hostile ? t('opponentsEffect') : <span translate="no">{DECISION_TITLES[decision.kind]}</span>}
      </span>
      <span className="at-grow" />
      {decision.takeBack && (
        <button
          type="button"
          data-take-back=""
          className="at-head-btn"
          aria-disabled={guarded || undefined}
          onClick={() => !guarded && commands.answer({ type: 'takeBack' })}
        >
          <Icon name="undo-2" size={14} /> {t('takeBack')}
        </button>
      )}
      {choice.focus.length > 0 && (
        <button type="button" data-show-all="" aria-label={t('showAll')} className="at-head-btn" onClick={choice.clear}>
          {t('all')}
        </button>
      )}
      {end ? (
        <AnswerButton it={end} className="at-head-btn at-endturn">
          {t('endTurn')}
          <span className="as-kbd" aria-hidden="true">
            ⇧E
          </span>
        </AnswerButton>
      ) : (
        <button
          type="button"
          className="at-head-btn at-endturn"
          aria-disabled="true"
          title={t('whyNot')}
          onClick={() => commands.whyNot({ do: 'endTurn' })}
        >
          {t('endTurn')}
        </button>
      )}
    </header>
  );
}

/** The last refusal, in a sentence with its rule. */
export function Notice() {
  const t = useTranslations('table.dock');
  const { model, commands } = useTable();
  if (!model.notice) return null;
  return (
    <p className="at-notice" role="alert" data-refusal="">
      <Icon name="octagon-alert" size={14} />
      <span>
        <Say segments={model.notice} />
      </span>
      <button type="button" aria-label={t('dismiss')} onClick={commands.dismissNotice}>
        <Icon name="x" size={14} />
      </button>
    </p>
  );
}

function ChoiceDock() {
  const t = useTranslations('table.dock');
  const { model, choice } = useTable();
  const { decision } = model.view;
  if (!decision) return null;
  const options = indexed(decision);
  if (answersAtOnce(decision)) {
    return (
      <div className="at-answers">
        {options.map((it, place) => (
          <AnswerButton key={it.index} it={it} className="at-answer" hotkey={`${place + 1}`} />
        ))}
      </div>
    );
  }
  return (
    <>
      <div className="at-options">
        {options.map((it) => (
          <ToggleButton key={it.index} it={it} />
        ))}
      </div>
      <footer className="at-dock-b">
        <button
          type="button"
          className="as-btn at-clear"
          onClick={choice.clear}
          aria-disabled={choice.chosen.length === 0 || undefined}
        >
          {t('clear')}
        </button>
        <ConfirmButton />
      </footer>
    </>
  );
}

function WaitingDock() {
  const t = useTranslations('table');
  const { model } = useTable();
  const { board, asked } = model.view;
  const open = asked.filter((decision) => decision !== null);
  const [first] = open;
  const text = board.result ? (
    t('dock.gameOver')
  ) : first?.kind === 'response' && first.seat === model.view.viewer ? (
    t('dock.passedForYou')
  ) : first ? (
    <span translate="no">{plain(waitingPrompt(first, model.naming))}</span>
  ) : (
    t('dock.goesOn')
  );
  return (
    <section className="at-dock is-waiting" aria-label={t('prompt')} data-waiting="" data-version={model.version}>
      <header className="at-dock-h">
        {first && <Ring seat={first.seat} />}
        <span className="at-dock-title">{t(board.result ? 'dock.over' : 'dock.waiting')}</span>
      </header>
      <p className="at-dock-q" role="status">
        {text}
      </p>
      <Notice />
    </section>
  );
}
