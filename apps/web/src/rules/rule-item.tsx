import { anchorOf, GLOSSARY, type Rule } from '@astris/rulebook';
import { useTranslations } from 'next-intl';
import { RuleCards } from './rule-cards';
import { HouseMark, RuleText } from './rule-text';

const DEPTH = ['', '', 'sm:ml-8', 'sm:ml-16'];

/** One rule with its number, which is also the link to it. */
export function RuleItem({ rule }: { rule: Rule }) {
  const t = useTranslations('rules');
  const depth = rule.id.split('.').length - 1 - (rule.part ? 1 : 0);
  const see = rule.section === 18 ? GLOSSARY.find((entry) => entry.id === rule.id)?.rule : undefined;
  return (
    <div id={anchorOf(rule.id)} className={`rule ${DEPTH[depth] ?? ''}`}>
      <a
        className="rule-number"
        href={`#${anchorOf(rule.id)}`}
        aria-label={t(rule.given ? 'rule' : 'ruleOfHouse', { id: rule.id })}
      >
        {rule.id}
        {!rule.given && <HouseMark />}
      </a>
      <p>
        {rule.title && <b className="font-semibold">{rule.title}. </b>}
        <RuleText rule={rule} />
        {rule.guidance && <span className="text-fg-3">{t('guidance')} </span>}
        {see && (
          <a className="as-rule-link" href={`#${anchorOf(see)}`}>
            {t('see', { id: see })}
          </a>
        )}
      </p>
      <RuleCards rule={rule.id} />
    </div>
  );
}
