import { BACK, cardBack as drawBack } from './card-back';
import { device } from './device/device';
import type { Direction } from './direction';
import { directionFor } from './direction-for';
import { type Canvas, canvasFor } from './drawing/canvas';
import { tidy } from './drawing/markup';
import { H, W } from './drawing/shape';
import { fallenPortrait } from './fall/fall';
import { homeworld } from './homeworld/homeworld';
import { fastManeuver, slowManeuver } from './maneuver/maneuver';
import { place } from './place/place';
import { portrait } from './pose/portrait';
import type { Scene } from './scene';
import { ship } from './ship/ship';
import { finish } from './sky/finish';
import { type SkyOptions, sky } from './sky/sky';
import { completedStoryline } from './storyline/completed';
import { storyline } from './storyline/storyline';
import type { ArtSubject } from './subject';

const wrap = (ctx: Canvas, body: string, width: number, height: number) =>
  tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linejoin="round">` +
      `<defs>${ctx.defs.join('')}</defs>${body}</svg>`,
  );

const framed = (ctx: Canvas, scene: Scene, options: SkyOptions = {}) =>
  sky(ctx, { glow: scene.glow, dusk: scene.dusk, kind: scene.sky, ...options }) + scene.body;

function character(ctx: Canvas, fallen: boolean): string {
  const person = portrait(ctx);
  if (fallen) return fallenPortrait(ctx, person);
  return sky(ctx, { glow: person.glow, dusk: person.grounded }) + person.halo + person.figure;
}

function bodyOf(ctx: Canvas, subject: ArtSubject): string {
  const story = { drives: ctx.options.drives ?? subject.drives ?? [], tone: subject.tone };
  switch (subject.type) {
    case 'Character':
      return character(ctx, subject.face === 'fallen');
    case 'Spacecraft':
      return framed(ctx, ship(ctx));
    case 'Location':
      return framed(ctx, place(ctx));
    case 'Device':
      return framed(ctx, device(ctx));
    case 'Maneuver':
      if (subject.speed === 'Slow') return framed(ctx, slowManeuver(ctx));
      return framed(ctx, fastManeuver(ctx), { nebula: 0.5, stars: 50 });
    case 'Homeworld':
      return framed(ctx, homeworld(ctx, subject.factions[1]), { bright: 0.3, stars: 130 });
    case 'Storyline':
      return framed(ctx, storyline(ctx, story), { bright: 0.3, nebula: 0.6 });
    case 'Completed Storyline':
      return framed(ctx, completedStoryline(ctx, story), { bright: 0.5, nebula: 0.6 });
  }
}

export type { ArtSubject } from './subject';

/** Draws a face of a card as SVG text, 400 by 300. The same subject always gives the same text. */
export function artFor(subject: ArtSubject, direction: Direction = directionFor(subject)): string {
  const [faction] = subject.factions;
  const ctx = canvasFor({
    // The back face of a Storyline is another subject than its front.
    id: subject.face === 'back' ? `${subject.id}/back` : subject.id,
    faction: faction ?? 'Independent',
    ground: faction ?? subject.drives?.[0] ?? 'Independent',
    fallen: subject.face === 'fallen',
    key: [subject.id, subject.type, subject.face, ...subject.factions].join('|'),
    options: direction,
  });
  const body = bodyOf(ctx, subject) + finish(ctx);
  return wrap(ctx, body, W, H);
}

/** Draws the back that all cards share, 250 by 350. */
export function cardBack(): string {
  const ctx = canvasFor({
    id: 'card-back',
    faction: 'Independent',
    ground: 'Independent',
    key: 'card-back',
    options: { hue: 0 },
  });
  return wrap(ctx, drawBack(ctx), BACK.width, BACK.height);
}
