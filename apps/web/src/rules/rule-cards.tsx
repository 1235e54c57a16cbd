import { cardsUsing } from '@astris/cards';
import type { RuleId } from '@astris/rulebook';
import { cardHref } from '@/site/links';

/** The cards that use a rule, folded. */
export function RuleCards({ rule }: { rule: RuleId }) {
  const cards = cardsUsing(rule);
  if (cards.length === 0) return null;
  return (
    <details className="rule-cards">
      <summary>{cards.length === 1 ? '1 card uses this' : `${cards.length} cards use this`}</summary>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <a className="as-card-link" href={cardHref(card.id)}>
              {card.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
