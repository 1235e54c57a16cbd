import { Icon, type IconName } from '@astris/ui';

const PROMISES: readonly (readonly [IconName, string])[] = [
  ['file-text', 'Every line of the log cites its rule, and links it.'],
  ['dices', 'Each shuffle is fixed before the first draw; check it after.'],
  ['wifi', 'Lose the connection, come back, lose nothing.'],
  ['code', 'A card’s text is made from the data that the game plays by.'],
];

export const Promises = () => (
  <section className="as-panel px-5 py-4" aria-labelledby="promises">
    <h2 id="promises" className="font-ui text-md font-semibold">
      What you can count on
    </h2>
    <ul className="mt-3 flex flex-col gap-2.5 text-[14px] leading-5 text-fg-2">
      {PROMISES.map(([icon, text]) => (
        <li key={icon} className="flex gap-2.5">
          <Icon name={icon} size={17} className="mt-px text-fg" />
          {text}
        </li>
      ))}
    </ul>
  </section>
);
