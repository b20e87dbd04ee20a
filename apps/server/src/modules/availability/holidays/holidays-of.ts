import Holidays from 'date-holidays';

/** Public holidays of a country in one year, in its own and other languages. */
interface KnownHoliday {
  date: string;
  name: (language: string) => string;
}

const countries = new Map<string, Holidays | null>();
const years = new Map<string, readonly KnownHoliday[]>();
const DAY_MS = 86_400_000;

/**
 * Public holidays of a country from one date to another, both included. Empty for a country that the data does not
 * know. Holidays of a region only are left out: a clinic closes on those by an exception.
 */
export function holidaysOf(country: string, from: string, to: string): readonly KnownHoliday[] {
  const found: KnownHoliday[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++)
    found.push(...holidaysOfYear(country, year).filter(({ date }) => from <= date && date <= to));
  return found;
}

function holidaysOfYear(country: string, year: number): readonly KnownHoliday[] {
  const key = `${country} ${year}`;
  const known = years.get(key) ?? readYear(country, year);
  years.set(key, known);
  return known;
}

function readYear(country: string, year: number): readonly KnownHoliday[] {
  const book = bookOf(country);
  if (!book) return [];
  // Reading a year takes tens of milliseconds, and free times need no names: other languages are read when asked for.
  const inLanguage = new Map<string, ReturnType<Holidays['getHolidays']>>();
  const read = (language: string) => {
    const known = inLanguage.get(language) ?? book.getHolidays(year, language);
    inLanguage.set(language, known);
    return known;
  };
  const days = new Map<string, KnownHoliday>();
  for (const { rule, date: begins, start, end, type, name: own } of book.getHolidays(year)) {
    if (type !== 'public') continue;
    const name = (language: string) =>
      read(language).find((one) => one.rule === rule && one.date === begins)?.name ?? own;
    const first = Date.parse(begins.slice(0, 10));
    const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
    for (let day = 0; day < length; day++) {
      const date = new Date(first + day * DAY_MS).toISOString().slice(0, 10);
      if (!days.has(date)) days.set(date, { date, name });
    }
  }
  return [...days.values()].sort((one, other) => one.date.localeCompare(other.date));
}

function bookOf(country: string): Holidays | null {
  const known = countries.get(country);
  if (known !== undefined) return known;
  const book = new Holidays();
  const isKnown = Object.hasOwn(book.getCountries(), country);
  const made = isKnown ? new Holidays(country, { types: ['public'] }) : null;
  countries.set(country, made);
  return made;
}
