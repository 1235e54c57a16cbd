import { keepOnDevice } from '@/site/device-cookie';

/** What is chosen on a device and for it alone. It lies in cookies, so that the first picture of a page is right; theme.js shows it. */
export const CHOICES = {
  theme: ['system', 'dark', 'light'],
  motion: ['system', 'off'],
  sound: ['off', 'on'],
  keys: ['on', 'off'],
} as const;

export type DeviceChoice = keyof typeof CHOICES;
/** The first of each is what holds where nothing was chosen. */
export type Chosen<C extends DeviceChoice> = (typeof CHOICES)[C][number];

const nameOf = (choice: DeviceChoice): string => `astris-${choice}`;

/** What was chosen on this device. */
export function chosenOnDevice<C extends DeviceChoice>(choice: C): Chosen<C> {
  const [usual, ...others] = CHOICES[choice];
  const said = document.cookie.split('; ').find((part) => part.startsWith(`${nameOf(choice)}=`));
  const value = said?.slice(nameOf(choice).length + 1);
  return (others as readonly string[]).includes(value ?? '') ? (value as Chosen<C>) : (usual as Chosen<C>);
}

/** Keeps it for a year, and tells the page. */
export function chooseOnDevice<C extends DeviceChoice>(choice: C, value: Chosen<C>): void {
  keepOnDevice(nameOf(choice), value === CHOICES[choice][0] ? null : value);
  dispatchEvent(new Event(nameOf(choice)));
}
