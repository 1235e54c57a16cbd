import type { Point } from './drawing/path';
import type { SkyName } from './sky/patterns';

/** A drawn subject, and the light and the sky that suit it. */
export interface Scene {
  readonly body: string;
  readonly glow: Point;
  readonly dusk?: boolean;
  readonly sky?: SkyName;
}
