/** Decisions, packed; their acts as words. */
import { actOf, actText, DECISION_KINDS, type Decision, type Option, type PublicDecision } from '@astris/engine';
import { flag, type Packer, plain, record, word } from './packer';

/** An act is its word, a card a pair; the rest is as it is. */
const option: Packer<Option> = {
  shape: 'act|card|option',
  pack: (value) => {
    if (value.kind === 'act') return actText(value.act);
    return value.kind === 'card' ? [value.id, value.card] : value;
  },
  unpack: (packed) => {
    if (typeof packed === 'string') return { kind: 'act', act: actOf(packed) };
    if (!Array.isArray(packed)) return packed as Option;
    const [id, card] = packed;
    return { kind: 'card', id, card };
  },
};
/** Acts alone are one text, their words with spaces between. */
const options: Packer<Option[]> = {
  shape: `acts/[${option.shape}]`,
  pack: (values, mentioned) => {
    let acts = '';
    for (const value of values) {
      if (value.kind !== 'act') return values.map((one) => option.pack(one, mentioned));
      acts += acts === '' ? actText(value.act) : ` ${actText(value.act)}`;
    }
    return acts;
  },
  unpack: (packed, mentioned) => {
    if (typeof packed !== 'string') return (packed as unknown[]).map((one) => option.unpack(one, mentioned));
    return packed === '' ? [] : packed.split(' ').map((act) => ({ kind: 'act', act: actOf(act) }));
  },
};
const kind = word(DECISION_KINDS);
const source = record<NonNullable<Decision['source']>>({
  id: plain(),
  card: plain(),
  face: plain(),
  ability: plain(),
  chapter: plain(),
});
export const decision = record<Decision>({
  id: plain(),
  seat: plain(),
  kind,
  rule: plain(),
  options,
  min: plain(),
  max: plain(),
  ordered: flag,
  source,
  verb: plain(),
  hostile: flag,
  takeBack: plain(),
  preset: plain(),
});
export const publicDecision = record<PublicDecision>({
  id: plain(),
  seat: plain(),
  kind,
  rule: plain(),
  source,
  verb: plain(),
});
