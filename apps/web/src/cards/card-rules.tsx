import { type Card, rulesOf } from '@astris/engine/language';
import { type RuleId, ruleById, textOfRule } from '@astris/rulebook';
import { RuleLink } from '@astris/ui';

const gistOf = (id: RuleId): string => {
  const { title, text } = ruleById(id);
  const [first] = text;
  if (title !== undefined || !first) return title ?? '';
  return first.text.endsWith(':') ? textOfRule(id) : first.text;
};

/** The rules that a card's definition uses, each with its first sentence; folded. */
export function CardRules({ card }: { card: Card }) {
  const rules = rulesOf(card);
  return (
    <section aria-labelledby="rules" className="mt-10">
      <h2 id="rules">Rulings</h2>
      <p className="mt-1 mb-2 max-w-[70ch] text-fg-2">
        The card does what its rules say and nothing else. These are the rules that its words lead to.
      </p>
      <details className="card-rules">
        <summary>{rules.length} rules</summary>
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
