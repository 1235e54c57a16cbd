import { house, type RuleText } from '../text';

/** Rules 14. */
export const KEYWORDS = [
  { id: '14.1', text: [house('Attach (6.5).')] },
  { id: '14.2', text: [house('Climactic (8.5.5).')] },
  { id: '14.3', text: [house("Elusive: can't be intercepted.")] },
  { id: '14.4', text: [house('Enduring (8.9.5).')] },
  { id: '14.5', text: [house('Guard: may intercept while activated.')] },
  { id: '14.6', text: [house('Plunder N: on a raid, gain up to N of the C lost.')] },
  { id: '14.7', text: [house('Resilient N: each damage to it is N less.')] },
  { id: '14.8', text: [house('Swift (7.2).')] },
  { id: '14.9', text: [house("Veiled: opponents' Maneuvers and abilities can't target it.")] },
  { id: '14.10', text: [house('Vigilant: intercepting does not activate it.')] },
  { id: '14.11', text: [house('Redeem (7.7).')] },
  { id: '14.12', text: [house('Unique (4.6).')] },
] as const satisfies readonly RuleText[];
