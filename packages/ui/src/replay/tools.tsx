'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { Dialog } from '../primitives';
import { KeyList } from '../table/key-list';
import type { ReplayWords } from '../words';
import { REPLAY_KEYS } from './keys';
import type { ReplayCheck, ReplayModel } from './model';

/** At the end of the top bar: whether the game came out as it was played, and the menu. */
export function ReplayTools({ model }: { model: ReplayModel }) {
  const t = useTranslations('replay');
  const keys = REPLAY_KEYS.map((id) => [t(`keys.${id}.key`), t(`keys.${id}.does`)] as const);
  const [open, setOpen] = useState(false);
  const [one = '', two = ''] = model.table.info.seats.map(({ name }) => name);
  const { check } = model;
  return (
    <>
      <h1 className="as-sr">{t('title', { one, two })}</h1>
      <button
        type="button"
        className={classes('at-tool', 'ar-check', check.holds ? 'is-good' : 'is-bad')}
        data-check={check.holds}
        data-hash={check.hash}
        onClick={() => setOpen(true)}
      >
        <Icon name={check.holds ? 'check' : 'octagon-alert'} size={15} />
        <span>{checkSentence(check, t)}</span>
      </button>
      <a className="at-tool ar-back" href={model.game}>
        <Icon name="log-out" size={15} />
        <span>{t('leave')}</span>
      </a>
      <button type="button" className="at-tool at-menu" aria-label={t('menu')} onClick={() => setOpen(true)}>
        <Icon name="menu" size={16} />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={t('thisReplay')}>
        <div className="at-menu-list">
          <Checked check={check} />
          <KeyList keys={keys} />
          <a className="as-btn as-btn-36" href={model.file} download="">
            {t('download')}
          </a>
          <a className="as-btn as-btn-36" href="/rules" target="_blank" rel="noreferrer">
            {t('rulebook')}
          </a>
          <a className="as-btn as-btn-36" href={model.game}>
            {t('backToGame')}
          </a>
        </div>
      </Dialog>
    </>
  );
}

/** In a sentence, whether the game run again here is the one that was played (17.7). */
export function checkSentence({ holds, hash, expected, commitmentHolds }: ReplayCheck, t: ReplayWords): string {
  if (holds) return t('checked', { hash: hash.slice(0, 12) });
  if (expected === null) return t(commitmentHolds ? 'notConfirmed.noEnd' : 'notConfirmed.noEndAndSeed');
  if (expected === hash) return t('notConfirmed.seed');
  return t(commitmentHolds ? 'notConfirmed.end' : 'notConfirmed.endAndSeed');
}

function Checked({ check }: { check: ReplayCheck }) {
  const t = useTranslations('replay');
  const rows: [string, string][] = [
    [t('hashHere'), check.hash],
    [t('hashNoted'), check.expected ?? t('none')],
    [t('seed'), check.seed],
    [t('commitment'), check.commitment],
  ];
  return (
    <section className="ar-checked" aria-label={t('check')}>
      <p>{checkSentence(check, t)}.</p>
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
