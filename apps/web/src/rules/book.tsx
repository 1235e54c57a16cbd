import { headingAnchorOf, RULES, SECTIONS, type Section } from '@astris/rulebook';
import { RuleItem } from './rule-item';

/** The heading of a part, before the first rule in it. */
function PartHeading({ number, section }: { number: string; section: Section }) {
  const part = section.parts?.find((one) => one.number === number);
  return (
    part && (
      <h3 id={headingAnchorOf(number)} className="mt-6 mb-2">
        {number} {part.title}
      </h3>
    )
  );
}

/** Every section with its rules. */
export const Book = () =>
  SECTIONS.map((section) => {
    const rules = RULES.filter((rule) => rule.section === section.number);
    return (
      <section key={section.number} translate="no" className="mb-10" aria-labelledby={headingAnchorOf(section.number)}>
        <h2 id={headingAnchorOf(section.number)} className="mb-3 border-b border-line pb-2">
          {section.number} {section.title}
        </h2>
        {rules.map((rule, index) => (
          <div key={rule.id}>
            {rule.part !== undefined && rule.part !== rules[index - 1]?.part && (
              <PartHeading number={rule.part} section={section} />
            )}
            <RuleItem rule={rule} />
          </div>
        ))}
      </section>
    );
  });
