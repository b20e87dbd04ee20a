import { listLocations, listTreatments, type View } from '@travesia/contracts/catalog';
import { listPackages } from '@travesia/contracts/packages';
import { listProviders } from '@travesia/contracts/providers';
import {
  type FoundClinician,
  searchEverything,
  suggest,
  type Suggestion,
  type Understood,
} from '@travesia/contracts/search';
import type { Call } from '../../../lib/api/call.ts';
import { askLeniently } from '../../../lib/forms/ask-leniently.ts';
import { queryOf } from '../../../lib/forms/query.ts';
import { type FilterName, sortOf, type Tab, TAB_FILTERS, tabOf } from './filters.ts';
import type { Results } from './results.ts';
import { meansNothing } from './understood-view.ts';
import { findWidenings, type Widening } from './widen.ts';

/** A filter to remove, and how many results that would give. */
export interface Loosening {
  name: FilterName;
  total: number;
}

export interface FindCareData {
  q: string;
  countries: { code: string; name: string }[];
  understood: Understood | null;
  /** Clinicians by name, or by the profession and place asked for. */
  clinicians: { total: number; data: FoundClinician[] };
  /** True if nothing in the phrase was understood. */
  lost: boolean;
  totals: Readonly<Record<Tab, number>>;
  results: Results;
  /** Messages for filters the API rejected, by name; the list ignores those filters. */
  errors: Readonly<Record<string, string>>;
  widenings: Widening[];
  /** For an empty list: filters to remove, most results first. */
  loosenings: Loosening[];
  /** Names similar to the phrase, if there is nothing else to offer. */
  nearest: Suggestion[];
}

const PAGE_SIZE = 16;
/** Clinicians above the list. */
const CLINICIANS = 3;
const NOTHING_READ: Pick<FindCareData, 'understood' | 'clinicians'> = {
  understood: null,
  clinicians: { total: 0, data: [] },
};
const ENDPOINTS = { packages: listPackages, providers: listProviders, treatments: listTreatments } as const;
const TAB_ORDER = ['packages', 'providers', 'treatments'] as const;

/**
 * Loads the results for a `/find-care` URL. Without `tab`, opens packages, or for words that name no treatment the first tab with
 * results.
 */
export async function loadFindCare(call: Call, search: string, view: View): Promise<FindCareData> {
  const q = (new URLSearchParams(search).get('q') ?? '').trim().slice(0, 200);
  const wanted = tabOf(search);
  const first = wanted ?? 'packages';
  const ask = lister(call, search, q, view);
  const [locations, read, opened, ...others] = await Promise.all([
    call(listLocations, { query: view }),
    q ? call(searchEverything, { query: { ...view, q, limit: CLINICIANS } }) : null,
    ask(first, {}),
    ...TAB_ORDER.filter((tab) => tab !== first).map(async (tab) => ask(tab, { limit: '1', page: '1' })),
  ]);
  const total = (tab: Tab) => [opened, ...others].find(({ results }) => results.tab === tab)?.results.page.total ?? 0;
  const totals = { packages: total('packages'), providers: total('providers'), treatments: total('treatments') };
  const lost = read !== null && totals.treatments === 0 && meansNothing(read.understood, read.providers.total);
  const opens = opensOn(read, totals);
  const tab = wanted ?? opens ?? 'packages';
  const { results, errors } = tab === first ? opened : await ask(tab, {});
  const { understood, clinicians } = read ?? NOTHING_READ;
  const data = { q, understood, clinicians, lost, totals, results, errors };
  const empty = lost || results.page.total === 0;
  const [widenings, loosenings] = await Promise.all([
    lost ? [] : findWidenings(call, { ...data, search, view, locations: locations.data }),
    empty && !lost ? findLoosenings(search, tab, errors, ask) : [],
  ]);
  const nearest = empty && q && !widenings.length ? (await call(suggest, { query: { ...view, q } })).data : [];
  const countries = locations.data.map(({ code, name }) => ({ code, name }));
  return { ...data, countries, widenings, loosenings, nearest };
}

/**
 * The tab to open: packages for a treatment, where an empty list says how to widen the search; clinics for words that are the name of
 * one or of a clinician; otherwise the first with results.
 */
function opensOn(read: { understood: Understood } | null, totals: FindCareData['totals']): Tab | undefined {
  const understood = read?.understood;
  if (understood?.treatment) return 'packages';
  if ((understood?.text || understood?.specialty) && totals.providers > 0) return 'providers';
  return TAB_ORDER.find((one) => totals[one] > 0);
}

type Ask = (
  tab: Tab,
  changes: Readonly<Record<string, string | undefined>>,
) => Promise<{ results: Results; errors: Readonly<Record<string, string>> }>;

/** Returns a function that loads a tab with the filters it supports; `changes` replace fields, or remove them if undefined. */
function lister(call: Call, search: string, q: string, view: View): Ask {
  return async (tab, changes) => {
    const names: readonly string[] = [...TAB_FILTERS[tab].names, 'page'];
    const asked = Object.entries({ ...queryOf(search), ...changes }).filter(
      (field): field is [string, string | string[]] =>
        field[1] !== undefined && (names.includes(field[0]) || field[0] === 'limit'),
    );
    const query = { limit: String(PAGE_SIZE), ...Object.fromEntries(asked), q, sort: sortOf(search, tab) };
    const { answer, errors } = await askLeniently(view.language, query, async (fields) =>
      call(ENDPOINTS[tab], { query: { ...fields, ...view } as never }),
    );
    return { results: { tab, page: answer } as Results, errors };
  };
}

async function findLoosenings(
  search: string,
  tab: Tab,
  errors: Readonly<Record<string, string>>,
  ask: Ask,
): Promise<Loosening[]> {
  const names = [...new Set(TAB_FILTERS[tab].set(search).map(({ name }) => name))].filter((name) => !(name in errors));
  const found = await Promise.all(
    names.map(async (name) => {
      const { results } = await ask(tab, { [name]: undefined, limit: '1', page: '1' });
      return { name, total: results.page.total };
    }),
  );
  return found.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
}
