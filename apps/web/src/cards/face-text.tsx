import type { TextLine } from '@astris/engine/language';
import { RuleLink } from '@astris/ui';
import { KeywordLink, RichText } from '@astris/ui/cards';
import { useTranslations } from 'next-intl';
import { ruleWord } from './keyword-rules';
import { lineLabel } from './sheet';

/** The rules text of a face, line by line; keywords carry the number of their rule. */
export function FaceText({ lines }: { lines: readonly TextLine[] }) {
  const t = useTranslations('cards');
  return (
    <div className="flex flex-col gap-2 text-[16px] leading-6">
      {lines.map((line) => {
        const entry = line.kind === 'keyword' ? ruleWord(line.text) : undefined;
        const label = lineLabel(line.kind, t);
        return (
          <p key={line.text}>
            {label && <b className="font-semibold">{label}: </b>}
            {line.kind === 'keyword' ? (
              <b className="font-semibold">
                <KeywordLink text={line.text} />
              </b>
            ) : (
              <RichText text={line.text} size={13} terms />
            )}
            {entry && (
              <>
                {' '}
                <RuleLink rule={entry.rule} />
              </>
            )}
          </p>
        );
      })}
    </div>
  );
}
