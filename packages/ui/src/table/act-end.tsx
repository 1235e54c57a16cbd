'use client';
import { decisionPrompt, ROMAN, waitingPrompt } from '@astris/engine/messages';
import { useTranslations } from 'next-intl';
import { TableCard } from '../cards';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { about } from './about';
import { useTable } from './context';
import { decisionHooks, Notice } from './dock';
import type { LogLine } from './model';
import { AnswerButton, ConfirmButton } from './option-button';
import { answersAtOnce, indexed, isBetweenActs } from './options';
import { Ring } from './ring';
import { Say } from './say';

const STEPS: ReadonlySet<LogLine['type']> = new Set([
  'actEnded',
  'permanentsCounted',
  'storyPointsCounted',
  'actWon',
  'burned',
  'treasuryChanged',
  'handSetAside',
  'handReturned',
  'exchanged',
  'drew',
  'tookSetAside',
  'mulliganTaken',
  'handKept',
  'wentFirst',
]);

/** Lines of the log since the Act ended. */
function stepsOf(log: readonly LogLine[]): LogLine[] {
  const from = log.findLastIndex((line) => line.type === 'actEnded' || line.type === 'permanentsCounted');
  const start = log.findLastIndex((line, index) => line.type === 'actEnded' && index <= from);
  return log.slice(Math.max(0, start < 0 ? from : start)).filter((line) => STEPS.has(line.type));
}

/** The end of an Act, step by step (9.4): it covers the Map only while hands and sideboards are chosen. */
export function ActEnd() {
  const t = useTranslations('table');
  const { model, guarded } = useTable();
  const { board, decision, asked } = model.view;
  const own = decision && isBetweenActs(decision.kind) ? decision : null;
  const open = asked.some((other) => other && isBetweenActs(other.kind));
  const record = board.acts.at(-1);
  if (board.phase !== 'actEnd' || !record || board.result || (decision && !own) || !open) return null;
  const mine = record.winner === model.bottom;
  const waiting = asked.find((other) => other !== null);
  return (
    <div className="at-scrim">
      <div
        className="at-ae"
        role="dialog"
        aria-label={t('actEnd.label', { act: ROMAN[record.act] })}
        data-act-end={record.act}
      >
        <section className={classes('at-ae-l', mine ? 'is-mine' : 'is-theirs')}>
          <p className="at-ae-act">{t('act', { act: ROMAN[record.act] })}</p>
          <h2>{t('actEnd.winner', about(model.naming, record.winner))}</h2>
          <div className="at-ae-sp">
            {record.sp.map((sp, seat) => (
              <div key={model.info.seats[seat]?.name ?? `${seat}`}>
                <b className={seat === model.bottom ? 'is-mine' : 'is-theirs'}>{sp}</b>
                <span>{t('actEnd.sp', about(model.naming, seat))}</span>
              </div>
            ))}
          </div>
          <ol className="at-steps">
            {stepsOf(model.log).map((line) => (
              <li key={line.key}>
                <Icon name="check" size={14} />
                <span>
                  <Say segments={line.segments} />
                </span>
              </li>
            ))}
          </ol>
        </section>
        {own ? (
          <section
            className="at-ae-r"
            aria-label={t('prompt')}
            {...decisionHooks(own, model.version)}
            data-guard={guarded || undefined}
          >
            <BetweenActs />
          </section>
        ) : (
          <section className="at-ae-r" data-waiting="">
            <h2>{waiting ? <Say segments={waitingPrompt(waiting, model.naming)} /> : t('actEnd.nextBegins')}</h2>
          </section>
        )}
      </div>
    </div>
  );
}

const EXPLAINED = ['setAside', 'exchange', 'mulligan', 'goesFirst'] as const;

function BetweenActs() {
  const t = useTranslations('table');
  const { model, choice } = useTable();
  const { decision, own } = model.view;
  if (!decision) return null;
  const chosen = choice.chosen.length;
  const label = {
    setAside: chosen === 0 ? t('actEnd.keepNone') : t('actEnd.keep', { cards: chosen }),
    exchange: t('actEnd.keepSideboard', { cards: chosen }),
  };
  const explained = EXPLAINED.find((kind) => kind === decision.kind);
  return (
    <>
      <header className="at-ae-h">
        <div>
          <h2>
            <Say segments={decisionPrompt(decision, model.naming)} />
          </h2>
          <p>{explained && t(`actEnd.explained.${explained}`)}</p>
        </div>
        <Ring seat={decision.seat} size={34} />
      </header>
      <Notice />
      {answersAtOnce(decision) ? (
        <>
          <div className="at-ae-cards">
            {own?.hand.map((card) => (
              <TableCard key={card.id} card={model.naming.printed(card.card)} size="hand" />
            ))}
          </div>
          <div className="at-ae-b">
            {indexed(decision).map((it, place) => (
              <AnswerButton key={it.index} it={it} className="as-btn as-btn-48" hotkey={`${place + 1}`} />
            ))}
          </div>
        </>
      ) : (
        <>
          <CardChoice />
          <div className="at-ae-b">
            <span className="at-grow" />
            <ConfirmButton className="as-btn-48" label={label[decision.kind as keyof typeof label]} />
          </div>
        </>
      )}
    </>
  );
}

/** Cards as toggles: marked ones are kept aside, in the sideboard or at the bottom. */
function CardChoice() {
  const { model, choice } = useTable();
  const { decision } = model.view;
  if (!decision) return null;
  const many = decision.options.length > 10;
  return (
    <div className="at-ae-cards" data-many={many || undefined}>
      {indexed(decision).map(({ index, option }) => {
        if (option.kind !== 'card') return null;
        const on = choice.chosen.includes(index);
        return (
          <TableCard
            key={index}
            card={model.naming.printed(option.card)}
            size={many ? 'phone-hand' : 'hand'}
            selected={on}
            data-option={index}
            data-object={option.id}
            onClick={() => choice.toggle(index)}
          />
        );
      })}
    </div>
  );
}
