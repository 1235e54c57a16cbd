'use client';
import { type BotId, ROSTER } from '@astris/bots/roster';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Choices } from '@/account/choices';

export interface BotChoiceProps {
  value: BotId;
  onChange: (bot: BotId) => void;
}

/** Which bot to play: each by its name, with what kind of player it is. */
export function BotChoice({ value, onChange }: BotChoiceProps) {
  const t = useTranslations('site');
  const choices = ROSTER.map(({ id, name }) => ({
    value: id,
    title: <span translate="no">{name}</span>,
    text: t(`bots.${id}`),
  }));
  return <Choices<BotId> legend={t('whichBot')} name={useId()} value={value} choices={choices} onChange={onChange} />;
}
