'use client';
import { useMessages } from 'next-intl';
import { useEffect, useState } from 'react';
import { Choices } from '@/account/choices';
import { CHOICES, type Chosen, chooseOnDevice, chosenOnDevice, type DeviceChoice } from './choice';

/** One thing that is chosen on this device. */
function OnDevice<C extends DeviceChoice>({ choice }: { choice: C }) {
  const [value, setValue] = useState<Chosen<C>>(CHOICES[choice][0] as Chosen<C>);
  useEffect(() => setValue(chosenOnDevice(choice)), [choice]);
  const { legend, ...values } = useMessages().device[choice];
  const words: Readonly<Record<string, { title: string; text: string }>> = values;
  return (
    <Choices
      legend={legend}
      name={choice}
      value={value}
      choices={(CHOICES[choice] as readonly Chosen<C>[]).map((one) => ({
        value: one,
        title: words[one]?.title ?? one,
        text: words[one]?.text ?? '',
      }))}
      onChange={(chosen) => {
        chooseOnDevice(choice, chosen);
        setValue(chosen);
      }}
    />
  );
}

/** All that is chosen on a device and for it alone, whoever is signed in. */
export const DeviceChoices = () =>
  (Object.keys(CHOICES) as DeviceChoice[]).map((choice) => <OnDevice key={choice} choice={choice} />);
