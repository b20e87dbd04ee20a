/**
 * A repeatable stream of numbers in [0, 1) seeded by a string: FNV-1a start, murmur-style mixing. The same seed always draws the
 * same picture.
 */
export function randomFrom(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

/** Short prefix for ids inside a picture, so that gradients of two pictures on one page do not collide. */
export function idFrom(seed: string): string {
  return `a${(hashOf(seed) >>> 0).toString(36)}`;
}

function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash;
}
