import { DEFAULT_HOME_CITY, type HomeCity } from '@travesia/contracts/estimates';

/** URL parameters of a comparison, as typed. */
export interface CitiesChoice {
  city: string;
  with: string;
  treatment: string;
  from: string;
}

export const CHOICE_NAMES = ['city', 'with', 'treatment', 'from'] as const;

/** Longer than any slug. */
const LONGEST = 80;

export function readCitiesChoice(search: string): CitiesChoice {
  const query = new URLSearchParams(search);
  const typed = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST);
  return { city: typed('city'), with: typed('with'), treatment: typed('treatment'), from: typed('from') };
}

/** The departure city in the URL; else one in the visitor’s country; else the default. */
export function homeCityOf(homes: readonly HomeCity[], asked: string, country: string | null): HomeCity | undefined {
  const atHome = homes.filter((home) => home.country.code === country);
  const usual = ({ slug }: HomeCity) => slug === DEFAULT_HOME_CITY;
  return homes.find(({ slug }) => slug === asked) ?? atHome.find(usual) ?? atHome[0] ?? homes.find(usual);
}

/** The two cities to compare: those chosen, then those with the most packages for the treatment. */
export function pairOf(
  chosen: readonly string[],
  offered: readonly { value: string; count: number }[],
  places: readonly { cities: readonly { slug: string }[] }[],
): string[] {
  const most = offered.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).map(({ value }) => value);
  const all = places.flatMap(({ cities }) => cities.map(({ slug }) => slug));
  return [...new Set([...chosen, ...most.filter((slug) => all.includes(slug)), ...all])].slice(0, 2);
}
