import { cardsUsing } from '@astris/cards';
import { anchorOf, CHANGES, GLOSSARY, RULEBOOK_VERSION, RULES, SECTIONS } from '@astris/rulebook';

/** The whole rulebook as data: sections, rules with their sentences and the cards that use them, glossary, changes. */
export function GET() {
  return Response.json({
    version: RULEBOOK_VERSION,
    sections: SECTIONS,
    rules: RULES.map((rule) => ({
      ...rule,
      anchor: anchorOf(rule.id),
      cards: cardsUsing(rule.id).map(({ id }) => id),
    })),
    glossary: GLOSSARY,
    changes: CHANGES,
  });
}
