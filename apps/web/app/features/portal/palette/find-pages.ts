import { hrefOf, type PortalGroup, type PortalItem } from '../navigation.ts';
import type { Choice } from './choices.ts';

/** A choice that leads to a page. */
export type PageChoice = Choice & { path: string };

const MOST_PAGES = 8;

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a text contains every word of a phrase, ignoring case, accents and order. */
export function holdsWords(phrase: string): (text: string) => boolean {
  const words = folded(phrase).split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => folded(text).includes(word));
}

/** All navigation entries. */
export const pageChoices = (groups: readonly PortalGroup[]): PageChoice[] =>
  groups.flatMap((group) => group.items.map((item) => pageChoice(item, group)));

/** Returns the navigation entries whose name contains every word of a phrase; all of them for an empty one. */
export function pagesFor(groups: readonly PortalGroup[], phrase: string): PageChoice[] {
  const holds = holdsWords(phrase);
  return pageChoices(groups)
    .filter(({ label, detail }) => holds(`${label} ${detail ?? ''}`))
    .slice(0, phrase.trim() ? MOST_PAGES : undefined);
}

const pageChoice = (item: PortalItem, group: PortalGroup): PageChoice => ({
  key: `page ${group.key} ${item.key}`,
  group: 'page',
  label: item.label,
  detail: group.label ?? null,
  icon: item.icon,
  path: hrefOf(item),
  isSite: item.isSite ?? false,
});
