import { headingAnchorOf, RULEBOOK_VERSION, RULES, SECTIONS } from '@astris/rulebook';
import type { Metadata } from 'next';
import { Contents } from '@/rules/contents';
import { RuleItem } from '@/rules/rule-item';
import { HouseMark } from '@/rules/rule-text';
import { PageTitle } from '@/site/page-title';

export const metadata: Metadata = { title: 'Rules' };

/** The heading of a part, before the first rule in it. */
function PartHeading({ number, section }: { number: string; section: (typeof SECTIONS)[number] }) {
  const part = section.parts?.find((one) => one.number === number);
  return (
    part && (
      <h3 id={headingAnchorOf(number)} className="mt-6 mb-2">
        {number} {part.title}
      </h3>
    )
  );
}

export default function RulesPage() {
  return (
    <>
      <PageTitle
        title="Rules of Astris"
        lead={
          <>
            Edition {RULEBOOK_VERSION}, {RULES.length} rules. The letter <HouseMark /> marks what is of the house: it
            completes the given rules and may change. After a number it means the whole rule; where only some sentences
            are meant, they have a dotted line.
          </>
        }
      />
      <div className="grid gap-x-12 lg:grid-cols-[248px_minmax(0,1fr)]">
        <nav aria-label="Contents" className="hidden lg:block">
          <div className="sticky top-4 max-h-[calc(100dvh-32px)] overflow-y-auto pr-2 pb-6">
            <Contents />
          </div>
        </nav>
        <details className="as-panel mb-6 px-4 py-3 lg:hidden">
          <summary className="cursor-pointer font-semibold">Contents</summary>
          <nav aria-label="Contents" className="pt-3">
            <Contents />
          </nav>
        </details>
        <div className="max-w-[76ch] min-w-0">
          {SECTIONS.map((section) => {
            const rules = RULES.filter((rule) => rule.section === section.number);
            return (
              <section key={section.number} className="mb-10" aria-labelledby={headingAnchorOf(section.number)}>
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
          })}
        </div>
      </div>
    </>
  );
}
