/** Whether a page and a service can read each other. */
import { STEP_SHAPE } from './step';

/** FNV-1a, 32 bits: not for secrets, and the same in a browser. */
function digest(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
/** How packets go out, where their shape does not say it: a step of another node has the own part with it. */
const SENDING = 'own with step';
/**
 * What a client says as it connects (`auth.wire`): made of every list and field by whose places steps are packed. Another one
 * is refused as `otherBuild`.
 */
export const WIRE_VERSION: string = digest(`${STEP_SHAPE} ${SENDING}`);
