import { type CardWords, type FaceView, typeWords } from '@astris/ui/cards';

/** The type line of a face in words: type, traits, faction, cost, Acts and figures. */
export function subtitle(view: FaceView, t: CardWords): string {
  const { card, cost } = view;
  const price = cost && ('C' in cost ? t('costsBrief.C', { value: cost.C }) : t('costsBrief.CP', { value: cost.CP }));
  const front = !view.turned;
  return [
    typeWords(view, t),
    view.traits,
    front && card.type !== 'Storyline' && view.family,
    view.drives.join(', '),
    card.type === 'Storyline' && front && card.tone,
    front && price,
    front && card.type === 'Homeworld' && t('startsWith', { value: card.treasury }),
    front && card.acts && t('playableIn', { count: card.acts.length, acts: card.acts.join(', ') }),
    front && view.unique && t('unique'),
    ...view.stats.map(({ stat, value }) => t('figure', { stat: t(`stats.${stat}`), value })),
    view.income !== undefined && t('figure', { stat: t('statLabels.income'), value: view.income }),
    view.command !== undefined && t('figure', { stat: t('statLabels.command'), value: view.command }),
    view.sp !== undefined && t('sp', { value: view.sp }),
  ]
    .filter(Boolean)
    .join(' · ');
}
