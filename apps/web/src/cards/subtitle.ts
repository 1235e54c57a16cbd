import { type CardWords, type FaceView, typeWords } from '@astris/ui/cards';

/** The type line of a face in words: type, traits, faction, cost, Acts and figures. */
export function subtitle(view: FaceView, t: CardWords): string {
  const { card, cost } = view;
  const price = cost && ('C' in cost ? `costs ${cost.C} Currency` : `costs ${cost.CP} Command`);
  const front = !view.turned;
  return [
    typeWords(view, t),
    view.traits,
    front && card.type !== 'Storyline' && view.family,
    view.drives.join(', '),
    card.type === 'Storyline' && front && card.tone,
    front && price,
    front && card.type === 'Homeworld' && `starting Treasury ${card.treasury}`,
    front && card.acts && `${card.acts.length === 1 ? 'Act' : 'Acts'} ${card.acts.join(', ')}`,
    front && view.unique && 'Unique',
    ...view.stats.map(({ stat, value }) => t('figure', { stat: t(`stats.${stat}`), value })),
    view.income !== undefined && `income ${view.income}`,
    view.command !== undefined && `command ${view.command}`,
    view.sp !== undefined && `${view.sp} SP`,
  ]
    .filter(Boolean)
    .join(' · ');
}
