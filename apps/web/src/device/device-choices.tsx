'use client';
import { useMessages } from 'next-intl';
import { useEffect, useState } from 'react';
import { Choices } from '@/account/choices';
import { CHOICES, type Chosen, chooseOnDevice, chosenOnDevice, type DeviceChoice } from './choice';

/** One thing that is chosen on this device. */
function OnDevice<C extends DeviceChoice>({ choice }: { choice: C }) {
  const [value, setValue] = useState<Chosen<C>>(CHOICES[choice][0] as Chosen<C>);
  useEffect(() => setValue(chosenOnDevice(choice)), [choice]);
  const words = useMessages().device[choice as DeviceChoice];
  const values = new Map(
    Object.entries(words).flatMap(([name, said]) => (typeof said === 'string' ? [] : [[name, said]])),
  );
  return (
    <Choices
      legend={words.legend}
      name={choice}
      value={value}
      choices={(CHOICES[choice] as readonly Chosen<C>[]).map((one) => ({
        value: one,
        title: values.get(one)?.title ?? one,
        text: values.get(one)?.text ?? '',
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
