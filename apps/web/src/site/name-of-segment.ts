/** The name in the address of a profile; as it stands where it is not encoded as it should be. */
export function nameOfSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
