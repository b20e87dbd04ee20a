import { type ListDefinition, pageOfQuery } from './list-definition.ts';
import { readRecord, type Store, writeRecord } from '../device/device-json.ts';

/** Filters and order of a list that somebody gave a name, as the query of its address. */
export interface SavedView {
  name: string;
  search: string;
}

/** What this device remembers of a list for one person. */
export interface ListMemory {
  /** Keys of the columns that are not shown. */
  hidden: readonly string[];
  views: readonly SavedView[];
  /** The filters that were used last, as a query; empty when there were none. */
  last: string;
}

export const MOST_VIEWS = 12;
export const LONGEST_NAME = 40;
const LONGEST_SEARCH = 600;
const VERSION = 1;
const NOTHING: ListMemory = { hidden: [], views: [], last: '' };

/** Which part of a list is shown, or what lies open beside it, is no filter. */
const PLACES = ['page', 'open', 'ticket'] as const;

const keyOf = (person: string, list: string) => `travesia.list.${person}.${list}`;

/** What is remembered; whatever is broken, foreign or of another version counts as not there. */
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

/** The filters and the order of an address, without the page that is shown. */
export function filtersOf(query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  for (const name of PLACES) kept.delete(name);
  kept.sort();
  return kept.toString().slice(0, LONGEST_SEARCH);
}

/** Filters, order and page of an address: another place shows other rows, and what was chosen in one is not chosen there. */
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
