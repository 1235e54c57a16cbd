import { type Card, rulesOf } from '@astris/engine/language';
import { type RuleId, ruleById, textOfRule } from '@astris/rulebook';
import { RuleLink } from '@astris/ui';
import { useTranslations } from 'next-intl';

const gistOf = (id: RuleId): string => {
  const { title, text } = ruleById(id);
  const [first] = text;
  if (title !== undefined || !first) return title ?? '';
  return first.text.endsWith(':') ? textOfRule(id) : first.text;
};

/** The rules that a card's definition uses, each with its first sentence; folded. */
export function CardRules({ card }: { card: Card }) {
  const t = useTranslations('cardPage.rulings');
  const rules = rulesOf(card);
  return (
    <section aria-labelledby="rules" className="mt-10">
      <h2 id="rules">{t('title')}</h2>
      <p className="mt-1 mb-2 max-w-[70ch] text-fg-2">{t('about')}</p>
      <details className="card-rules">
        <summary>{t('rules', { count: rules.length })}</summary>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>
              <RuleLink rule={rule} />
              <span>{gistOf(rule)}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
