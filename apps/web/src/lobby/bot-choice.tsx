'use client';
import { type BotId, ROSTER } from '@astris/bots/roster';
import { useId } from 'react';
import { Choices } from '@/account/choices';

export interface BotChoiceProps {
  value: BotId;
  onChange: (bot: BotId) => void;
}

/** Which bot to play: each by its name, with what kind of player it is. */
export function BotChoice({ value, onChange }: BotChoiceProps) {
  const choices = ROSTER.map(({ id, name, sentence }) => ({ value: id, title: name, text: sentence }));
  return <Choices<BotId> legend="Which bot" name={useId()} value={value} choices={choices} onChange={onChange} />;
}
