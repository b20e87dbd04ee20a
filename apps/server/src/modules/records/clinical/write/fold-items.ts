import { type ClinicalEntry, STATED_KINDS, type StatedKind } from '@travesia/contracts/records';
import { isInWords } from '../document/states.ts';
import { absenceOf } from '../entries/absent.ts';
import { isCurrent } from '../entries/current.ts';
import type { Item, ReadSource } from './read-source.ts';

/** A statement of the summary, and all that say the same. */
export interface Folded {
  item: Item;
  same: Item[];
}

const isWhole = ({ codes, text }: ClinicalEntry): boolean => absenceOf(codes, text)?.isWhole === true;

/** What two statements have in common if they say the same: everything but who wrote it down, when and where. */
function keysOf({ items }: ReadSource): Map<Item, string> {
  const byPath = new Map(items.map((item) => [item.entry.path, item]));
  const keys = new Map<Item, string>();
  const keyOf = (item: Item, depth: number): string => {
    const known = keys.get(item);
    if (known !== undefined) return known;
    const { entry } = item;
    const members = entry.members.flatMap((path) => {
      const member = byPath.get(path);
      return member && depth < 5 ? [keyOf(member, depth + 1)] : [path];
    });
    const {
      path: _path,
      section: _section,
      author: _author,
      recorded: _recorded,
      is_by_standard: _is,
      ...said
    } = entry;
    const codes = entry.codes.map(({ system, code }) => `${system}|${code}`).toSorted();
    // The same code may be called otherwise.
    const key = JSON.stringify({ ...said, text: codes.length ? '' : entry.text.toLowerCase(), codes, members });
    keys.set(item, key);
    return key;
  };
  for (const item of items) keyOf(item, 0);
  return keys;
}

/** Whether a source names something of a kind that is so now, in entries or in words. */
const isNamed = (sources: readonly ReadSource[], kind: StatedKind): boolean =>
  sources.some(
    ({ items, sections }) =>
      items.some(({ entry }) => entry.kind === kind && isCurrent(entry)) ||
      sections.some((section) => section.kind === kind && isInWords(section)),
  );

/** What the summary states: without errors, and “none known” only where no source names something. */
function counts({ entry }: Item, named: ReadonlySet<string>): boolean {
  if (entry.standing === 'in_error' || entry.standing === 'not_known') return false;
  return entry.standing !== 'none_known' || !isWhole(entry) || !named.has(entry.kind);
}

/** Statements of all sources, exact repetitions folded. */
export function foldItems(sources: readonly ReadSource[]): Folded[] {
  const named = new Set(STATED_KINDS.filter((kind) => isNamed(sources, kind)) as string[]);
  const folded = new Map<string, Folded>();
  for (const source of sources) {
    const keys = keysOf(source);
    for (const item of source.items) {
      if (!counts(item, named)) continue;
      const key = keys.get(item) ?? item.entry.path;
      const known = folded.get(key);
      if (known) known.same.push(item);
      else folded.set(key, { item, same: [item] });
    }
  }
  return [...folded.values()];
}

/** Kinds of which one source says that there is none while another names something. */
export const contradictionsOf = (sources: readonly ReadSource[]): StatedKind[] =>
  STATED_KINDS.filter((kind) => {
    const saysNone = sources.some(
      ({ items, states }) =>
        states[kind] === 'none_known' ||
        items.some(({ entry }) => entry.kind === kind && entry.standing === 'none_known' && isWhole(entry)),
    );
    return saysNone && isNamed(sources, kind);
  });
