import { anchorOf } from '@astris/rulebook';
import { useTranslations } from 'next-intl';
import { type Answer, type Found, highlighted } from './search';

/** How many results are shown before the rest is folded. */
const FIRST = 12;

const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  highlighted(text, words).map((part, at) => (part.hit ? <mark key={at}>{part.text}</mark> : part.text));

function Row({ found: { id, heading, text, words } }: { found: Found }) {
  const t = useTranslations('rules');
  return (
    <li className="rule result">
      <a className="rule-number" href={`#${anchorOf(id)}`} aria-label={t('ruleUnder', { id, heading })}>
        {id}
      </a>
      <p>
        <b className="font-semibold">
          <Marked text={heading} words={words} />
        </b>
        <span className="text-fg-3"> · </span>
        <Marked text={text} words={words} />
      </p>
    </li>
  );
}

/** What a search found; each leads to its place in the book. */
export function Results({ answer: { found, near } }: { answer: Answer }) {
  const t = useTranslations('rules');
  const rest = found.slice(FIRST);
  return (
    <section aria-labelledby="results" className="as-panel mt-4 px-4 py-3">
      <p id="results" className="pb-1 text-sm font-semibold text-fg-2">
        {near && `${t('near')} `}
        {t('ruleCount', { count: found.length })}
      </p>
      <ol>
        {found.slice(0, FIRST).map((one) => (
          <Row key={one.id} found={one} />
        ))}
      </ol>
      {rest.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 text-sm font-semibold">{t('more', { count: rest.length })}</summary>
          <ol>
            {rest.map((one) => (
              <Row key={one.id} found={one} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
