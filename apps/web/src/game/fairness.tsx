import { commitmentOf } from '@astris/engine';
import { Icon, RuleLink } from '@astris/ui';

/** The seed of every shuffle, and how to see that it was fixed before the first draw. */
export function Fairness({ seed, commitment }: { seed: string; commitment: string }) {
  const agree = commitmentOf(seed) === commitment;
  return (
    <section aria-labelledby="fairness" className="as-panel p-5">
      <h2 id="fairness" className="text-lg">
        The shuffles
      </h2>
      <p className="mt-2 text-sm text-fg-2">
        Every shuffle of this game follows from one seed. Its hash, the commitment, was shown before the first draw, and
        the seed is shown now. <RuleLink rule="17.7" />
      </p>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        <div>
          <dt className="text-fg-3">Seed</dt>
          <dd className="font-mono break-all">{seed}</dd>
        </div>
        <div>
          <dt className="text-fg-3">Commitment</dt>
          <dd className="font-mono break-all">{commitment}</dd>
        </div>
      </dl>
      <p className="mt-3 flex gap-2 text-sm">
        <Icon name={agree ? 'check' : 'triangle-alert'} className={agree ? 'text-good' : 'text-danger'} />
        {agree ? 'They agree.' : 'They do not agree: report this game.'}
      </p>
      <p className="mt-3 text-sm text-fg-2">To check it yourself:</p>
      <pre className="mt-1 rounded-2 bg-ink-2 p-3 text-xs break-all whitespace-pre-wrap">
        printf %s &quot;astris:commitment:{seed}&quot; | sha256sum
      </pre>
    </section>
  );
}
