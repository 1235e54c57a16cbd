'use client';
import { FACTIONS } from '@astris/engine/language';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  Avatar,
  Banner,
  Button,
  Chip,
  Dialog,
  DialogClose,
  EmptyState,
  ErrorState,
  Field,
  IconButton,
  Progress,
  RuleLink,
  Sheet,
  Spinner,
  Tabs,
  Tag,
  Toaster,
  toast,
} from '../primitives';
import { Row, Section } from './parts';
import { OPPONENT, SELF } from './samples';

function FactionChips() {
  const t = useTranslations('gallery.controls');
  const [on, setOn] = useState<ReadonlySet<string>>(new Set(['Lantern Order']));
  const turn = (faction: string) =>
    setOn((before) => {
      const after = new Set(before);
      if (!after.delete(faction)) after.add(faction);
      return after;
    });
  return (
    <Row>
      {FACTIONS.map((faction) => (
        <Chip key={faction} faction={faction} pressed={on.has(faction)} onClick={() => turn(faction)}>
          <span translate="no">{faction}</span>
        </Chip>
      ))}
      <Chip removes={t('takeFilter')} onClick={() => setOn(new Set())}>
        {t('costFilter')}
      </Chip>
    </Row>
  );
}

/** Buttons, fields, dialogs, messages. */
export function Controls() {
  const t = useTranslations('gallery.controls');
  const name = OPPONENT;
  return (
    <>
      <Section title={t('buttons')} text={t('buttonsText')}>
        <Row>
          <Button variant="primary" size={48} icon="play">
            {t('playBot')}
          </Button>
          <Button size={48}>{t('playFriend')}</Button>
          <Button icon="link">{t('copyLink')}</Button>
          <Button hotkey="P">{t('pass')}</Button>
          <Button variant="quiet">{t('cancel')}</Button>
          <Button variant="danger" icon="flag">
            {t('concede')}
          </Button>
          <Button refused={t('skipRefused')}>{t('skip')}</Button>
          <Button size={28}>{t('small')}</Button>
          <Button size={28} variant="quiet" icon="x">
            {t('clear')}
          </Button>
          <IconButton icon="settings" label={t('settings')} />
          <IconButton icon="x" label={t('close')} size={28} />
        </Row>
      </Section>
      <Section title={t('fields')}>
        <div className="as-gallery-columns">
          <Field label={t('playerName')} placeholder={SELF} hint={t('playerNameHint')} />
          <Field label={t('email')} type="email" defaultValue="tessaly@" error={t('emailError')} />
          <Field label={t('aboutYou')} multiline defaultValue={t('aboutYouText')} />
        </div>
        <FactionChips />
        <Row>
          <Tag icon="check" tone="good">
            {t('legal')}
          </Tag>
          <Tag icon="triangle-alert" tone="warn">
            {t('toFix')}
          </Tag>
          <Tag icon="octagon-alert" tone="danger">
            {t('notSaved')}
          </Tag>
          <Tag tone="mine">{t('yours')}</Tag>
          <Tag tone="theirs">{t('theirs', { name })}</Tag>
          <RuleLink rule="8.10.3" />
          <RuleLink rule="11.2">{t('whenRespond')}</RuleLink>
          <Avatar name={SELF} />
          {FACTIONS.map((faction) => (
            <Avatar key={faction} name={faction} faction={faction} />
          ))}
        </Row>
      </Section>
      <Section title={t('dialogs')}>
        <Row>
          <Dialog
            trigger={<Button>{t('openDialog')}</Button>}
            title={t('concedeTitle')}
            description={t('concedeText', { name })}
            actions={
              <>
                <DialogClose>{t('keepPlaying')}</DialogClose>
                <DialogClose variant="danger">{t('concede')}</DialogClose>
              </>
            }
          />
          <Sheet trigger={<Button>{t('openSheet')}</Button>} title={t('chain')} description={t('chainText')} />
          <Sheet trigger={<Button>{t('openSide')}</Button>} side="right" title={t('filters')}>
            <FactionChips />
          </Sheet>
          <Button onClick={() => toast.success(t('linkCopied'))}>{t('showToast')}</Button>
          <Button onClick={() => toast.error(t('deckNotSaved'))}>{t('showBad')}</Button>
        </Row>
        <Tabs
          label={t('tabs')}
          tabs={[
            { id: 'log', title: t('log'), panel: <p className="as-muted">{t('logText', { name })}</p> },
            { id: 'chat', title: t('chat'), panel: <p className="as-muted">{t('chatText')}</p> },
          ]}
        />
        <Toaster />
      </Section>
      <Section title={t('messages')}>
        <div className="as-gallery-columns">
          <Banner tone="warn" icon="wifi-off" title={t('reconnecting')}>
            {t('reconnectingText')}
          </Banner>
          <Banner icon="clock" title={t('away', { name })} action={<Button size={28}>{t('claim')}</Button>}>
            {t('awayText', { left: '0:48' })}
          </Banner>
          <Banner tone="danger" title={t('deckUnsaved')} action={<Button size={28}>{t('tryAgain')}</Button>} />
          <Spinner label={t('looking')} />
          <Progress label={t('lessons')} value={2} max={5} />
        </div>
        <div className="as-gallery-columns">
          <EmptyState title={t('noGames')} icon="swords" actions={<Button>{t('playBot')}</Button>}>
            {t('noGamesText')}
          </EmptyState>
          <ErrorState title={t('ladderFailed')} actions={<Button icon="refresh-cw">{t('tryAgain')}</Button>}>
            {t('ladderFailedText')}
          </ErrorState>
        </div>
      </Section>
    </>
  );
}
