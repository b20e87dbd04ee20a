import { type ListDefinition, pageOfQuery } from './list-definition.ts';
import { readRecord, type Store, writeRecord } from '../device/device-json.ts';

/** A saved view: filters and sort order under a name, as a query string. */
export interface SavedView {
  name: string;
  search: string;
}

/** What this device stores for a user's list. */
export interface ListMemory {
  /** Keys of hidden columns. */
  hidden: readonly string[];
  views: readonly SavedView[];
  /** The last used filters, as a query; empty if none. */
  last: string;
}

export const MOST_VIEWS = 12;
export const LONGEST_NAME = 40;
const LONGEST_SEARCH = 600;
const VERSION = 1;
const NOTHING: ListMemory = { hidden: [], views: [], last: '' };

/** The page, and what is open next to the list, are not filters. */
const PLACES = ['page', 'runs', 'jobs', 'kept', 'open', 'ticket'] as const;

const keyOf = (person: string, list: string) => `travesia.list.${person}.${list}`;

/** The stored state; anything broken, foreign or of another version is ignored. */
export function readMemory(store: Store<'getItem'>, person: string, list: string): ListMemory {
  const found = readRecord(store, keyOf(person, list));
  if (found?.['version'] !== VERSION) return NOTHING;
  const { hidden, views, last } = found;
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
    views: Array.isArray(views) ? views.filter(isView).slice(0, MOST_VIEWS) : [],
    last: isSearch(last) ? last : '',
  };
}

/** False if the device can't store anything. */
export const writeMemory = (store: Store<'setItem'>, person: string, list: string, memory: ListMemory): boolean =>
  writeRecord(store, keyOf(person, list), { version: VERSION, ...memory });

/** Filters and sort order in the URL, without the page. */
export function filtersOf(query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  for (const name of PLACES) kept.delete(name);
  kept.sort();
  return kept.toString().slice(0, LONGEST_SEARCH);
}

/** Filters, sort order and page in the URL: another value shows other rows, so the selection doesn't carry over. */
export const placeOf = (query: URLSearchParams, { page }: Pick<ListDefinition, 'page'>): string =>
  `${filtersOf(query)} ${pageOfQuery(query, page)}`;

const isSearch = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_SEARCH;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  value.name !== '' &&
  'search' in value &&
  isSearch(value.search);
