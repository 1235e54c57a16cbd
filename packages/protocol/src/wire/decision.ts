/** Decisions, packed; their acts as words. */
import { actOf, actText, DECISION_KINDS, type Decision, type Option, type PublicDecision } from '@astris/engine';
import { flag, list, type Packer, plain, record, word } from './packer';

/** An act is its word; a card its number and its id; the rest is as it is. */
const option: Packer<Option> = {
  shape: 'act|card|option',
  pack: (value, { values }) => {
    if (value.kind === 'act') values.push(actText(value.act));
    else if (value.kind === 'card') values.push(value.id, value.card);
    else values.push(value);
  },
  unpack: (from) => {
    const first = from.values[from.at++];
    if (typeof first === 'string') return { kind: 'act', act: actOf(first) };
    if (typeof first === 'object') return first as Option;
    return { kind: 'card', id: first as number, card: from.values[from.at++] as string };
  },
};
const several = list(option);
/** Acts alone are one text, their words with spaces between. */
const options: Packer<readonly Option[]> = {
  shape: `acts/${several.shape}`,
  pack: (all, to) => {
    let acts = '';
    for (const value of all) {
      if (value.kind !== 'act') return several.pack(all, to);
      acts += acts === '' ? actText(value.act) : ` ${actText(value.act)}`;
    }
    to.values.push(acts);
  },
  unpack: (from) => {
    const acts = from.values[from.at];
    if (typeof acts !== 'string') return several.unpack(from);
    from.at++;
    return acts === '' ? [] : acts.split(' ').map((act) => ({ kind: 'act', act: actOf(act) }));
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
  options: options as Packer<Option[]>,
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
