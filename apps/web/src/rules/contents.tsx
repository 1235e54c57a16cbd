import { headingAnchorOf, SECTIONS } from '@astris/rulebook';
import { useTranslations } from 'next-intl';
import { CHANGES_ANCHOR } from './changes';

/** The sections and their parts, as links. */
export function Contents() {
  const t = useTranslations('rules');
  return (
    <ol className="text-sm">
      {SECTIONS.map((section) => (
        <li key={section.number}>
          <a className="contents-link" href={`#${headingAnchorOf(section.number)}`}>
            <span className="w-6 flex-none text-right text-fg-3">{section.number}</span>
            {section.title}
          </a>
          {section.parts && (
            <ol className="mb-1">
              {section.parts.map((part) => (
                <li key={part.number}>
                  <a className="contents-link pl-8 text-xs" href={`#${headingAnchorOf(part.number)}`}>
                    <span className="w-8 flex-none text-fg-3">{part.number}</span>
                    {part.title}
                  </a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
      <li>
        <a className="contents-link pl-12" href={`#${CHANGES_ANCHOR}`}>
          {t('changes')}
        </a>
      </li>
    </ol>
  );
}
