'use client';
import { isFollowed, type TableModel, withoutPassed } from '@astris/ui/table';
import { useEffect, useRef } from 'react';
import { chosenOnDevice } from '@/device/choice';
import { SOUNDS, type SoundName, soundOf } from './sounds';

/** Made when it is first needed: a page without sound loads nothing of it. */
async function play(name: SoundName): Promise<void> {
  const { zzfx, ZZFX } = await import('zzfx');
  // Before the first press a browser is silent; what it is given meanwhile it would play all at once, later.
  if (ZZFX.audioContext.state === 'running') zzfx(...SOUNDS[name]);
  else await ZZFX.audioContext.resume();
}

/** Lets what happens at a table be heard, where sound was chosen on this device. */
export function useSounds(model: TableModel | null): void {
  const before = useRef<{ version: number; last: string | undefined; asked: number | null } | null>(null);
  useEffect(() => {
    if (!model) return;
    const was = before.current;
    const asked = withoutPassed(model).view.decision?.id ?? null;
    before.current = { version: model.version, last: model.log.at(-1)?.key, asked };
    if (!was || chosenOnDevice('sound') !== 'on') return;
    if (!isFollowed(was.version, model.version)) return;
    const from = model.log.findLastIndex(({ key }) => key === was.last) + 1;
    const sound = soundOf(model.log.slice(from), asked !== null && was.asked === null);
    // A browser without sound plays on in silence.
    if (sound) void play(sound).catch(() => {});
  }, [model]);
}
