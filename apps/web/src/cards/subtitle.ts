import type { FaceView } from '@astris/ui/cards';
import { statWord } from '@astris/ui/cards';

/** The type line of a face in words: type, traits, faction, cost, Acts and figures. */
export function subtitle(view: FaceView): string {
  const { card, cost } = view;
  const price = cost && ('C' in cost ? `costs ${cost.C} Currency` : `costs ${cost.CP} Command`);
  const front = !view.turned;
  return [
    view.typeWords,
    view.traits,
    front && card.type !== 'Storyline' && view.family,
    view.drives.join(', '),
    card.type === 'Storyline' && front && card.tone,
    front && price,
    front && card.type === 'Homeworld' && `starting Treasury ${card.treasury}`,
    front && card.acts && `${card.acts.length === 1 ? 'Act' : 'Acts'} ${card.acts.join(', ')}`,
    front && view.unique && 'Unique',
    ...view.stats.map(({ stat, value }) => `${statWord(stat)} ${value}`),
    view.income !== undefined && `income ${view.income}`,
    view.command !== undefined && `command ${view.command}`,
    view.sp !== undefined && `${view.sp} SP`,
  ]
    .filter(Boolean)
    .join(' · ');
}
