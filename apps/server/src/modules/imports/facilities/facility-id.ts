import { createHash } from 'node:crypto';
import { foldText } from '../fields/clean-text.ts';

type Identity = {
  name: string;
  region: string | null;
  cityName: string | null;
  street: string | null;
  lat: number | null;
  lon: number | null;
};

/** Sixteen hex digits, stable while name and place are. Used when the source gives no identifier. */
export function digestOf(facility: Identity): string {
  const { name, region, cityName, street, lat, lon } = facility;
  const place = lat === null || lon === null ? '' : `${lat.toFixed(4)},${lon.toFixed(4)}`;
  const text = [name, region, cityName, street]
    .map((part) =>
      foldText(part ?? '')
        .replace(/[^a-z0-9]+/g, ' ')
        .trim(),
    )
    .join('|');
  return createHash('sha1').update(`${text}|${place}`).digest('hex').slice(0, 16);
}

export type IdVerdict =
  | { verdict: 'new' }
  | { verdict: 'repeated'; line: number }
  | { verdict: 'reused'; line: number; externalId: string };

/**
 * Tracks the IDs of one file. The same ID with the same name and place is a repeated row; with another name or place the ID was
 * reused (a provider's code on each of its sites) and gets the digest as a suffix.
 */
export class SeenIds {
  readonly #seen = new Map<string, { line: number; digest: string }>();

  check(externalId: string, digest: string, line: number): IdVerdict {
    const before = this.#seen.get(externalId);
    if (!before) {
      this.#seen.set(externalId, { line, digest });
      return { verdict: 'new' };
    }
    if (before.digest === digest) return { verdict: 'repeated', line: before.line };
    const distinct = `${externalId}~${digest.slice(0, 8)}`;
    const beforeDistinct = this.#seen.get(distinct);
    if (beforeDistinct) return { verdict: 'repeated', line: beforeDistinct.line };
    this.#seen.set(distinct, { line, digest });
    return { verdict: 'reused', line: before.line, externalId: distinct };
  }
}
