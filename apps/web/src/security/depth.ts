/** How deep the brackets of a text of JSON nest, without reading it as JSON; brackets within its strings don't count. */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (inString) {
      if (character === '\\') at++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') {
      depth++;
      if (depth > deepest) deepest = depth;
    } else if (character === ']' || character === '}') depth--;
  }
  return deepest;
}
