import type { Direction } from '../direction';
import type { Faction } from '../faction';
import { type Ground, type Ink, type Inks, inksFor } from '../palette';
import { type Layers, layersOf, stream } from './stream';

type Stop = readonly [offset: number, ink: Ink, opacity: number];

/** What all layers of one picture share: inks, streams, definitions and ids that no other picture has. */
export interface Canvas {
  readonly faction: Faction;
  readonly options: Direction;
  readonly layer: Layers;
  readonly inks: Inks;
  /** The side the light comes from: -1 left, 1 right. */
  readonly light: number;
  readonly defs: string[];
  /** A fresh id with this picture's prefix. */
  uid(name: string): string;
  /** Defines a gradient and returns its id. */
  gradient(type: 'linear' | 'radial', stops: readonly Stop[], geometry?: Record<string, number>): string;
  /** A soft round light. */
  bloom(x: number, y: number, radius: number, ink?: Ink): string;
}

export interface CanvasOptions {
  readonly id: string;
  /** Whose grammar of shapes is spoken. */
  readonly faction: Faction;
  /** Whose inks are used. */
  readonly ground: Ground;
  readonly fallen?: boolean;
  /** Everything that tells this picture from others on the same page. */
  readonly key: string;
  readonly options: Direction;
}

export function canvasFor({ id, faction, ground, fallen = false, key, options }: CanvasOptions): Canvas {
  const layer = layersOf(id, options.reroll ?? 0);
  const prefix = `a${stream(`${key}|${JSON.stringify(options)}`)
    .int(0, 2 ** 31)
    .toString(36)}`;
  const drift = options.hue ?? layer('hue').around(0, 13);
  const inks = inksFor(ground, { drift, fallen });
  const defs: string[] = [];
  const blooms = new Map<Ink, string>();
  let count = 0;

  const uid = (name: string) => `${prefix}-${name}${count++}`;
  const gradient: Canvas['gradient'] = (type, stops, geometry = {}) => {
    const id = uid('g');
    const attributes = Object.entries(geometry).map(([name, value]) => ` ${name}="${value}"`);
    const marks = stops.map(
      ([offset, ink, opacity]) =>
        `<stop offset="${offset}" stop-color="${inks[ink]}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    );
    defs.push(`<${type}Gradient id="${id}"${attributes.join('')}>${marks.join('')}</${type}Gradient>`);
    return id;
  };

  return {
    faction,
    options,
    layer,
    inks,
    light: options.light ?? (layer('light').chance(0.7) ? -1 : 1),
    defs,
    uid,
    gradient,
    bloom(x, y, radius, ink = 'hot') {
      let id = blooms.get(ink);
      if (!id) {
        id = gradient('radial', [
          [0, ink, 0.75],
          [0.35, ink, 0.32],
          [1, ink, 0],
        ]);
        blooms.set(ink, id);
      }
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
    },
  };
}
