import type { Decision } from '../decisions';
import { effectText } from '../language/text';
import type { Effect } from '../language/vocabulary';
import { activeChapter } from './acts';
import { abilitiesOf } from './printed';
import { type Naming, type Segment, say } from './segment';

/** The first "choose one" of an effect list, however deep it stands. */
function choiceIn(effects: readonly Effect[]): Effect[][] | null {
  for (const effect of effects) {
    if (effect.do === 'choose') return effect.oneOf;
    const inner =
      effect.do === 'may' || effect.do === 'each'
        ? choiceIn(effect.effect)
        : effect.do === 'when'
          ? (choiceIn(effect.then) ?? choiceIn(effect.else ?? []))
          : null;
    if (inner) return inner;
  }
  return null;
}

/** What the source that asks would do now: of its first "may", where it has one. */
export function mayText({ source }: Pick<Decision, 'source'>, naming: Naming): string | null {
  const found = source && effectsOf(source, naming).find((effect) => effect.do === 'may');
  return found?.do === 'may' ? effectText(found.effect) : null;
}

function effectsOf(source: NonNullable<Decision['source']>, naming: Naming): readonly Effect[] {
  const card = naming.printed(source.card);
  if (card.type === 'Maneuver') return card.effect;
  if (card.type === 'Storyline' && source.chapter) {
    const reversed = naming.object(source.id)?.story?.reversed ?? false;
    return activeChapter(card, { chapter: source.chapter, reversed }).reward ?? [];
  }
  if (card.type === 'Storyline' && source.ability < 0) return card.back.reward;
  return abilitiesOf(card, source.face)[source.ability]?.effect ?? [];
}

/** The wording of one mode of the source that asks. */
export function modeLabel(index: number, { source }: Pick<Decision, 'source'>, naming: Naming): Segment[] {
  const mode = source && choiceIn(effectsOf(source, naming))?.[index];
  return mode ? say`${effectText(mode)}` : say`Choice ${index + 1}`;
}
