import type { ObjectName } from './device/device';
import type { StageName } from './device/stages';
import type { GlyphName } from './drawing/glyph';
import type { Drive } from './faction';
import type { BreakName } from './fall/fall';
import type { Dress } from './figure/dress';
import type { GarmentName } from './figure/garment';
import type { PropName } from './figure/props';
import type { HaloName } from './halo/halo';
import type { HomeView } from './homeworld/views';
import type { FastName, SlowName } from './maneuver/maneuver';
import type { Ink } from './palette';
import type { PlaceName, SkyLight } from './place/place';
import type { CompanionName } from './pose/companions';
import type { PoseName } from './pose/poses';
import type { FrameName } from './ship/frames';
import type { Grammar } from './ship/grammar';
import type { MakeName } from './ship/makes';
import type { SceneName } from './ship/scenes';
import type { WingName } from './ship/wings';
import type { SkyName } from './sky/patterns';
import type { Surface } from './sky/surfaces';
import type { ChartName } from './storyline/charts';
import type { StoryForm } from './storyline/completed';
import type { StoryPath } from './storyline/paths';

type Word<K extends keyof Grammar> = Grammar[K][number];

/** What a picture is told, by hand or from its card; anything left out is dealt by the card's own streams. */
export interface Direction {
  /** Moves all layers together; both faces of a card stay one subject. */
  readonly reroll?: number;
  /** Degrees by which the ground's hue is turned. */
  readonly hue?: number;
  readonly light?: -1 | 1;
  readonly sky?: SkyName;
  /** Opacity of the grain. */
  readonly grain?: number;
  readonly flip?: boolean;
  readonly halo?: HaloName;
  readonly haloTone?: Ink;

  readonly pose?: PoseName;
  /** Headgear, by its name in the faction's heads. */
  readonly head?: string;
  readonly profile?: string;
  readonly garment?: GarmentName;
  readonly dress?: Dress;
  readonly tint?: Ink;
  readonly prop?: PropName;
  readonly companion?: CompanionName;
  /** How the Fallen face is broken. */
  readonly fall?: BreakName;

  /** A make of ship; the words below change it. */
  readonly make?: MakeName;
  readonly view?: 'side' | 'plan';
  readonly nose?: Word<'nose'>;
  readonly body?: Word<'body'>;
  readonly tower?: Word<'tower'>;
  readonly keel?: Word<'keel'>;
  readonly sails?: Word<'sails'>;
  readonly ring?: 0 | 1;
  readonly engines?: Word<'engines'>;
  readonly inks?: Dress;
  readonly plan?: WingName;
  readonly frame?: FrameName;
  readonly scene?: SceneName;

  readonly place?: PlaceName;
  readonly sun?: SkyLight;
  readonly zoom?: number;

  /** What a Device is, or the thing that a Storyline is about. */
  readonly object?: ObjectName;
  readonly stage?: StageName;

  readonly fast?: FastName;
  readonly slow?: SlowName;
  readonly emblem?: GlyphName;

  readonly drives?: readonly Drive[];
  readonly path?: StoryPath;
  /** Of a Completed Storyline. */
  readonly form?: StoryForm;
  readonly chart?: ChartName;
  readonly seat?: HaloName;

  readonly homeView?: HomeView;
  readonly surface?: Surface;
}
