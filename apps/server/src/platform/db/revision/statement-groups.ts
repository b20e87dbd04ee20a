import { type Group, WATCHED, type WatchedTable } from './groups.ts';

/** Statements vary with the length of their lists, so there is no limit to them. */
const MOST_KNOWN = 2000;
const known = new Map<string, readonly Group[]>();

/**
 * The groups a statement may read, from its text: those of every table it names, and of column groups if it names a
 * column or selects whole rows. May return too many, never too few.
 */
export function groupsOfStatement(text: string): readonly Group[] {
  const before = known.get(text);
  if (before) return before;
  const groups = [
    ...new Set(Object.entries(WATCHED).flatMap(([table, watched]) => groupsOfTable(text, table, watched))),
  ];
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, groups);
  return groups;
}

/** How in-memory copies follow their rows; not part of any response. */
const BESIDE = new Set(['deleted_rows', 'group_revisions']);
let unwatched: RegExp | null = null;
const readings = new Map<string, boolean>();

/** Sets the known tables, so that reads of unwatched ones are not cached. */
export function knowTables(names: readonly string[]): void {
  const others = names.filter((name) => !(name in WATCHED) && !BESIDE.has(name));
  unwatched = others.length ? new RegExp(`(?:\\bfrom|\\bjoin|,)\\s+"?(?:${others.join('|')})"?(?!\\w)`, 'i') : null;
  readings.clear();
}

/** Whether a statement reads a table whose changes aren't tracked. */
export function readsUnwatched(text: string): boolean {
  const before = readings.get(text);
  if (before !== undefined) return before;
  if (readings.size >= MOST_KNOWN) readings.clear();
  const reads = unwatched?.test(text) ?? false;
  readings.set(text, reads);
  return reads;
}

const TABLES = new Map<string, RegExp>();

function groupsOfTable(text: string, table: string, { group, columns }: WatchedTable): Group[] {
  let named = TABLES.get(table);
  if (!named) TABLES.set(table, (named = new RegExp(`(?<![\\w.])"?${table}"?(?!\\w)`, 'i')));
  if (!named.test(text)) return [];
  if (!columns) return [group];
  const names = [table, ...aliasesOf(text, table)];
  const isWhole = takesWholeRows(text, table, names);
  const parts = Object.entries(columns).filter(
    ([, its]) => isWhole || its.some((column) => namesColumn(text, column, names)),
  );
  return [group, ...parts.map(([part]) => part as Group)];
}

const KEYWORDS = new Set(
  'as where on set join left right full inner cross natural order group limit using union'.split(' '),
);

/** Aliases of a table in a statement. */
function aliasesOf(text: string, table: string): string[] {
  const given = text.matchAll(new RegExp(`(?<![\\w.])"?${table}"?\\s+(?:as\\s+)?"?(\\w+)"?`, 'gi'));
  return [...given].flatMap(([, alias = '']) => (KEYWORDS.has(alias.toLowerCase()) ? [] : [alias]));
}

/** Whether it reads a column by its bare name or through one of the table's aliases. */
function namesColumn(text: string, column: string, names: readonly string[]): boolean {
  for (const [, qualifier] of text.matchAll(new RegExp(`(?:"?(\\w+)"?\\.)?(?<!\\w)"?${column}"?(?!\\w)`, 'gi')))
    if (qualifier === undefined || names.includes(qualifier)) return true;
  return false;
}

/** `select * from t`, `t.*`, and a whole row passed to a function. */
function takesWholeRows(text: string, table: string, names: readonly string[]): boolean {
  const anyName = names.join('|');
  return (
    new RegExp(`\\*[^()]*?\\bfrom\\s+"?${table}"?(?!\\w)`, 'i').test(text) ||
    new RegExp(`(?<!\\w)"?(?:${anyName})"?\\s*\\.\\s*\\*`, 'i').test(text) ||
    new RegExp(`\\(\\s*"?(?:${anyName})"?\\s*[,)]`, 'i').test(text)
  );
}
