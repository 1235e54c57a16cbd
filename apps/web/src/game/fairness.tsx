import { commitmentOf } from '@astris/engine';
import { Icon, RuleLink } from '@astris/ui';
import { useTranslations } from 'next-intl';

/** The seed of every shuffle, and how to see that it was fixed before the first draw. */
export function Fairness({ seed, commitment }: { seed: string; commitment: string }) {
  const t = useTranslations('game');
  const agree = commitmentOf(seed) === commitment;
  return (
    <section aria-labelledby="fairness" className="as-panel p-5">
      <h2 id="fairness" className="text-lg">
        {t('shuffles')}
      </h2>
      <p className="mt-2 text-sm text-fg-2">
        {t('shufflesText')} <RuleLink rule="17.7" />
      </p>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        <div>
          <dt className="text-fg-3">{t('seed')}</dt>
          <dd className="font-mono break-all">{seed}</dd>
        </div>
        <div>
          <dt className="text-fg-3">{t('commitment')}</dt>
          <dd className="font-mono break-all">{commitment}</dd>
        </div>
      </dl>
      <p className="mt-3 flex gap-2 text-sm">
        <Icon name={agree ? 'check' : 'triangle-alert'} className={agree ? 'text-good' : 'text-danger'} />
        {t(agree ? 'agree' : 'disagree')}
      </p>
      <p className="mt-3 text-sm text-fg-2">{t('checkYourself')}</p>
      <pre className="mt-1 rounded-2 bg-ink-2 p-3 text-xs break-all whitespace-pre-wrap">
        printf %s &quot;astris:commitment:{seed}&quot; | sha256sum
      </pre>
    </section>
  );
}
