import { cardsUsing } from '@astris/cards';
import type { RuleId } from '@astris/rulebook';
import { useTranslations } from 'next-intl';
import { cardHref } from '@/site/links';

/** The cards that use a rule, folded. */
export function RuleCards({ rule }: { rule: RuleId }) {
  const t = useTranslations('rules');
  const cards = cardsUsing(rule);
  if (cards.length === 0) return null;
  return (
    <details className="rule-cards">
      <summary>{t('usedBy', { count: cards.length })}</summary>
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
