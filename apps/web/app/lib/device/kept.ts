import { readRecord, type Store, writeRecord } from './device-json.ts';

/** What can be saved; named like an account's lists, so that items can move there unchanged. */
const KINDS = ['package', 'provider', 'treatment'] as const;
export type KeptKind = (typeof KINDS)[number];

export interface KeptItem {
  target_type: KeptKind;
  target_id: string;
  /** ISO 8601. */
  saved_at: string;
}

/** An item selected for comparison, with the name shown in the tray. */
export interface ComparedItem extends KeptItem {
  name: string;
}

export interface Kept {
  saved: readonly KeptItem[];
  compared: readonly ComparedItem[];
}

export const KEPT_KEY = 'travesia.kept';
export const MOST_SAVED = 60;
export const MOST_COMPARED = 4;
const VERSION = 1;
const LONGEST_NAME = 90;
const NOTHING: Kept = { saved: [], compared: [] };

/** What this device stores. Anything broken, foreign or of another version is ignored. */
export function readKept(store: Store<'getItem'>): Kept {
  const found = readRecord(store, KEPT_KEY);
  if (found?.['version'] !== VERSION) return NOTHING;
  const compared = listOf(found['compared'], MOST_COMPARED).filter(({ target_type: kind }) => kind !== 'treatment');
  return {
    saved: listOf(found['saved'], MOST_SAVED).map(({ name: _name, ...item }) => item),
    compared: compared.filter(({ target_type: kind }) => kind === compared[0]?.target_type),
  };
}

/** False if the device can't store anything. */
export const writeKept = (store: Store<'setItem'>, kept: Kept): boolean =>
  writeRecord(store, KEPT_KEY, { version: VERSION, ...kept });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The valid items of a stored list, deduplicated, newest first and at most `most`. */
function listOf(value: unknown, most: number): ComparedItem[] {
  const seen = new Set<string>();
  return (Array.isArray(value) ? value : []).flatMap(soundItem).filter((item) => {
    const known = seen.has(idOf(item));
    seen.add(idOf(item));
    return !known && seen.size <= most;
  });
}

function soundItem(value: unknown): ComparedItem[] {
  if (!isRecord(value)) return [];
  const { target_type: type, target_id: id, saved_at: at, name } = value;
  const kind = KINDS.find((one) => one === type);
  if (!kind || typeof id !== 'string' || !/^[a-z0-9-]{1,120}$/.test(id)) return [];
  const text = typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '';
  return [{ target_type: kind, target_id: id, saved_at: typeof at === 'string' ? at : '', name: text }];
}

/** A unique text for an item of a kind. */
export const idOf = ({ target_type: kind, target_id: id }: Pick<KeptItem, 'target_type' | 'target_id'>): string =>
  `${kind} ${id}`;

type Named = Pick<KeptItem, 'target_type' | 'target_id'>;

export const holds = (list: readonly Named[], item: Named): boolean => list.some((one) => idOf(one) === idOf(item));

const without = <T extends KeptItem>(list: readonly T[], item: KeptItem): T[] =>
  list.filter((one) => idOf(one) !== idOf(item));

/** Toggles an item. The oldest makes room for the newest. */
export function toggleSaved(kept: Kept, { name: _name, ...item }: ComparedItem): Kept {
  if (holds(kept.saved, item)) return { ...kept, saved: without(kept.saved, item) };
  return { ...kept, saved: [item, ...kept.saved].slice(0, MOST_SAVED) };
}

/** Removes these saved items, such as those an account has taken over. */
export const withoutSaved = (kept: Kept, taken: readonly Pick<KeptItem, 'target_type' | 'target_id'>[]): Kept => {
  const gone = new Set(taken.map(idOf));
  return { ...kept, saved: kept.saved.filter((item) => !gone.has(idOf(item))) };
};

/** Empties the comparison when the device is left to others. Saved items not taken over by an account stay. */
export function forgetCompared(store: Store<'getItem' | 'setItem'>): void {
  const kept = readKept(store);
  if (kept.compared.length > 0) writeKept(store, { ...kept, compared: [] });
}

/** `full`: four are selected. `mixed`: the others are of another kind, and the two have no rows in common. */
export type Refusal = 'full' | 'mixed';

/** Toggles an item for comparison; refused if it can't be compared with the others. */
export function toggleCompared(kept: Kept, item: ComparedItem): { kept: Kept; refused: Refusal | null } {
  const { compared } = kept;
  if (holds(compared, item)) return { kept: { ...kept, compared: without(compared, item) }, refused: null };
  const [first] = compared;
  if (first && first.target_type !== item.target_type) return { kept, refused: 'mixed' };
  if (compared.length >= MOST_COMPARED) return { kept, refused: 'full' };
  return { kept: { ...kept, compared: [...compared, item] }, refused: null };
}

/** The URL of a page for these items: `/saved?packages=a,b&providers=c`. */
export function addressOf(path: string, items: readonly KeptItem[]): string {
  const parts = KINDS.flatMap((kind) => {
    const ids = items.filter(({ target_type: type }) => type === kind).map(({ target_id: id }) => id);
    return ids.length > 0 ? [`${kind}s=${ids.join(',')}`] : [];
  });
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}
