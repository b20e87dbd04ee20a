import { foldText } from '../fields/clean-text.ts';
import { tokenLikeness } from './token-likeness.ts';

/** A street address prepared for comparison: its words, and the first number that can be a house number. */
export type StreetProfile = { words: string[]; number: string | null; numbers: Set<string> };

/** Types of street, titles, and words around a house number. */
const skipped = new Set(
  (
    'calle avenida av avda boulevard bv blvd bulevar boulevar rua ruta nacional provincial pcial km pasaje pje diagonal autopista nro n no numero num s sn esq esquina ' +
    'entre y e de del la el los las a en general gral doctor dr coronel cnel presidente pte intendente almirante alte teniente tte brigadier sargento cabo ' +
    'barrio bo zona piso dto depto departamento local ex don sin altura casi manzana mz lote paraje rural planta urbana urbano oeste este norte sur'
  ).split(' '),
);

/**
 * Without a house number, the names of the facility's own city carry no information ("Fortín Lavalle, zona rural") and are
 * dropped.
 */
export function profileStreet(
  street: string | null,
  placeWords: ReadonlySet<string> = new Set(),
): StreetProfile | null {
  if (!street) return null;
  const tokens = foldText(street)
    .replace(/\bs\s*\/\s*n\b[°º]*/g, ' ')
    .replace(/n\s*[°ºª.]+\s*(?=\d)/g, ' ')
    // "1750/57" are the numbers 1750 to 1757.
    .replace(/\b(\d{1,3})(\d{2})\s*\/\s*(\d{2})\b/g, '$1$2 $1$3')
    // Streets named after a date: its number is not a house number.
    .replace(
      /\b(\d{1,2})\s*[°º]?\s*(?:de\s+)?(enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\b/g,
      '$2',
    )
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const named = tokens.filter((token) => /^[a-z]{2,}$/.test(token) && !skipped.has(token));
  const numbers = tokens.filter((token) => /^\d{1,5}$/.test(token));
  // "Calle 62 N° 370": where streets are numbered, the house number comes last; "Calle 8 1018" likewise.
  // A block and a lot, or a street with a number for a name, say nothing about house numbers.
  const isNotNumbered =
    /\b(?:manzana|mza?|lote|casa)\b/.test(tokens.join(' ')) || (named.length === 0 && numbers.length === 1);
  const number = isNotNumbered
    ? null
    : ([...numbers].reverse().find((token) => token.length >= 2) ?? numbers.at(-1) ?? null);
  const words = number === null ? named.filter((word) => !placeWords.has(word)) : named;
  return words.length === 0 && numbers.length === 0 ? null : { words, number, numbers: new Set(numbers) };
}

/**
 * `same`: street and house number match, or a description of several words without a number does; `unlike`: both are known and
 * differ.
 */
export type StreetComparison = 'same' | 'same-street' | 'unlike' | 'unknown';

const BLOCKS = 300;

/**
 * Whether two addresses of one street are two places: the house numbers differ by more than three blocks, and the distance by as
 * much (some 100 numbers a block of 100 m), or by more than a kilometer. Alone, a house number is often mistyped.
 */
export function areBlocksApart(a: StreetProfile | null, b: StreetProfile | null, km: number | null): boolean {
  if (!a?.number || !b?.number || km === null || Math.min(a.number.length, b.number.length) < 2) return false;
  const numbers = Math.abs(Number(a.number) - Number(b.number));
  const share = numbers / 1000 / km;
  return numbers > BLOCKS && (km > 1 || (share >= 0.5 && share <= 2));
}

export function compareStreets(a: StreetProfile | null, b: StreetProfile | null): StreetComparison {
  if (!a || !b) return 'unknown';
  const [short, long] = a.words.length <= b.words.length ? [a, b] : [b, a];
  const shared = short.words.filter((word) =>
    long.words.some((other) => word.length > 1 && tokenLikeness(word, other) >= 0.8),
  );
  const sharesNumber = [...a.numbers].filter((number) => b.numbers.has(number));
  const hasLongNumber = sharesNumber.some((number) => number.length >= 2);
  if (short.words.length === 0) {
    // Streets named by numbers: two numbers must match, or all if there are fewer.
    const enough = Math.min(a.numbers.size, b.numbers.size);
    return enough >= 2 && sharesNumber.length >= 2 && hasLongNumber
      ? 'same'
      : sharesNumber.length > 0
        ? 'unknown'
        : 'unlike';
  }
  const isSameStreet = shared.length >= Math.max(1, Math.ceil(short.words.length * 0.6));
  if (isSameStreet && a.number !== null && b.number !== null)
    return hasLongNumber || a.number === b.number ? 'same' : 'same-street';
  const isDescription = a.number === null && b.number === null && shared.length >= 2;
  if (isSameStreet && isDescription && shared.length >= long.words.length * 0.6) return 'same';
  if (isSameStreet) return 'same-street';
  return 'unlike';
}
