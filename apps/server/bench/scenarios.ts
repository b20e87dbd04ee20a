import { getProviderAvailability } from '@travesia/contracts/availability';
import { getPackage, listPackages } from '@travesia/contracts/packages';
import { getProvider, listProviders } from '@travesia/contracts/providers';
import { suggest } from '@travesia/contracts/search';
import { type Endpoint, fillPath, fillQuery } from '@travesia/contracts/kit';
import { rawList, rawSearch, rawSuggest } from './raw-queries.ts';
import type { RecordedQuery } from './record-queries.ts';

export interface Call {
  endpoint: Endpoint;
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> };
}

export interface Scenario {
  name: string;
  /** What the bars ask: API by raw, and milliseconds of processor time or of the slowest hundredth. */
  bar: string;
  calls: Call[];
  /** The same question in other words, so that the answer to `count` is not kept yet. */
  reworded: (call: Call, count: number) => Call;
  /** The statements of each call without the product; null: those that the product itself sends. */
  raw: RecordedQuery[][] | null;
}

export const CLIENTS = 32;

export const addressOf = ({ endpoint, input }: Call): string =>
  `/api/v1${fillPath(endpoint.path, input.params)}${fillQuery(input.query)}`;

/** The calls in turn. */
export function callAt({ name, calls }: Scenario, count: number): Call {
  const call = calls[count % calls.length];
  if (!call) throw new RangeError(`there is nothing to ask for ${name}`);
  return call;
}

const COUNTRIES = ['MX', 'CO', 'CR', 'BR', 'AR', 'DO', 'PA', 'PE'];
const TREATMENTS = ['dental-implant-single', 'rhinoplasty', 'knee-replacement', 'gastric-sleeve'];
const PRICE_MAX = 15_000;
const PHRASES = [
  'hospital san jose',
  'clinica aurora',
  'sanatorio del rio',
  'bahia norte',
  'policlinica zafiro',
  'hopital santa rita',
  'clinca esperanza',
  'jacaranda lago',
];
const VIEWS = ['en', 'es', 'pt'].flatMap((language) =>
  ['USD', 'MXN', 'BRL'].map((currency) => ({ language, currency })),
);

const asking = ({ endpoint, input }: Call, query: Record<string, unknown>): Call => ({
  endpoint,
  input: { ...input, query: { ...input.query, ...query } },
});

/** A limit that differs by parts of a cent. */
const otherLimit = (call: Call, count: number) => asking(call, { price_max: PRICE_MAX + count / 10_000 });
/** Another language or currency; the thousands of items are more than are kept. */
const otherView =
  (items: number) =>
  (call: Call, count: number): Call =>
    asking(call, VIEWS[Math.floor(count / items) % VIEWS.length] ?? {});
const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
/** A month of days from so many days from now. */
function month(daysAhead: number): { start_date: string; end_date: string } {
  const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return { start_date: dayAfter(daysAhead), end_date: dayAfter(daysAhead + MONTH_DAYS) };
}
/** Clinics whose calendars are asked for: few, so that kept answers are. */
const CLINICS = 200;
/** A month that begins on another day, for one of two kinds of visit or all of them. */
const otherMonth = (call: Call, count: number): Call => {
  const round = Math.floor(count / CLINICS);
  const kind = [undefined, 'consultation', 'treatment'][Math.floor(round / MONTH_DAYS) % 3];
  return asking(call, { ...month(1 + (round % MONTH_DAYS)), ...(kind ? { kind } : {}) });
};
/** Blanks behind the phrase, which say nothing: one of two kinds for each bit of the count. */
const otherBlanks = (call: Call, count: number): Call =>
  asking(call, {
    q: `${String(call.input.query?.['q'])}${count.toString(2).replaceAll('0', ' ').replaceAll('1', '\t')}`,
  });

/** What is measured, over the rows that `ids` names. */
export function scenarios(ids: { packages: string[]; providers: string[] }): Scenario[] {
  const lists = COUNTRIES.flatMap((country) => TREATMENTS.map((treatment) => ({ country, treatment })));
  const typed = PHRASES.flatMap((phrase) => [5, 8, phrase.length].map((length) => phrase.slice(0, length)));
  return [
    {
      name: 'list of 24 packages',
      bar: '≥ 0.45 × raw, ≤ 0.35 ms',
      calls: lists.map((of) => ({
        endpoint: listPackages,
        input: { query: { ...of, sort: 'price', price_max: PRICE_MAX } },
      })),
      reworded: otherLimit,
      raw: lists.map(({ country, treatment }) => rawList(country, treatment, PRICE_MAX * 100)),
    },
    {
      name: 'package by id',
      bar: '≥ 0.35 × raw',
      calls: ids.packages.map((id) => ({ endpoint: getPackage, input: { params: { id } } })),
      reworded: otherView(ids.packages.length),
      raw: null,
    },
    {
      name: 'provider by id',
      bar: '≥ 0.35 × raw',
      calls: ids.providers.map((id) => ({ endpoint: getProvider, input: { params: { id } } })),
      reworded: otherView(ids.providers.length),
      raw: null,
    },
    {
      name: 'month of free times of a clinic',
      bar: 'p99 ≤ 50 ms',
      calls: ids.providers.slice(0, CLINICS).map((id) => ({
        endpoint: getProviderAvailability,
        input: { params: { id }, query: month(0) },
      })),
      reworded: otherMonth,
      raw: null,
    },
    {
      name: 'text search, 50,000 listings',
      bar: '≥ 0.6 × raw, p99 ≤ 150 ms',
      calls: PHRASES.map((q) => ({ endpoint: listProviders, input: { query: { q } } })),
      reworded: otherBlanks,
      raw: PHRASES.map(rawSearch),
    },
    {
      name: 'suggest',
      bar: 'p99 ≤ 60 ms',
      calls: typed.map((q) => ({ endpoint: suggest, input: { query: { q } } })),
      reworded: otherBlanks,
      raw: typed.map(rawSuggest),
    },
  ];
}
