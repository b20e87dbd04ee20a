import { hrefOf, type PortalGroup, type PortalItem } from '../navigation.ts';

/** Letters that people expect, by the last part of a page's path. */
const KNOWN: Readonly<Record<string, string>> = {
  providers: 'c',
  'treatment-listings': 't',
  activity: 'l',
  configuration: 'f',
  credentials: 'k',
  support: 's',
};

/** An entry of the navigation with the letter that opens it after `g`. */
export interface PageKey {
  letter: string;
  item: PortalItem;
  path: string;
}

/** A letter for each page of the navigation: the expected one, or the first free one of its path. */
export function pageKeys(groups: readonly PortalGroup[]): PageKey[] {
  const items = groups.flatMap((group) => group.items).filter(({ isSite }) => !isSite);
  const nameOf = ({ path }: PortalItem) => path.split('/').at(-1) ?? '';
  const taken = new Set(items.map((item) => KNOWN[nameOf(item)]).filter((letter) => letter !== undefined));
  const keys = new Map<string, PageKey>();
  for (const item of items) {
    const name = nameOf(item);
    const letter = KNOWN[name] ?? [...name].find((one) => /[a-z]/.test(one) && !taken.has(one));
    if (!letter || keys.has(letter)) continue;
    taken.add(letter);
    keys.set(letter, { letter, item, path: hrefOf(item) });
  }
  return [...keys.values()];
}
