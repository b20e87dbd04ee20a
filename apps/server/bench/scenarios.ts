import { listPackages } from '@travesia/contracts/packages';
import { getPackage } from '@travesia/contracts/packages';
import { getProvider, listProviders } from '@travesia/contracts/providers';
import { suggest } from '@travesia/contracts/search';
import { type Endpoint, fillPath, fillQuery } from '@travesia/contracts/kit';

export interface Call {
  endpoint: Endpoint;
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> };
}

export interface Scenario {
  name: string;
  /** What the bars ask: API by raw, and milliseconds of processor time or of the slowest hundredth. */
  bar: string;
  clients: number;
  calls: Call[];
}

export const addressOf = ({ endpoint, input }: Call): string =>
  `/api/v1${fillPath(endpoint.path, input.params)}${fillQuery(input.query)}`;

const COUNTRIES = ['MX', 'CO', 'CR', 'BR', 'AR', 'DO', 'PA', 'PE'];
const TREATMENTS = ['dental-implant-single', 'rhinoplasty', 'knee-replacement', 'gastric-sleeve'];
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

/** What is measured, over the rows that `ids` names. */
export function scenarios(ids: { packages: string[]; providers: string[] }): Scenario[] {
  const list = COUNTRIES.flatMap((country) =>
    TREATMENTS.map((treatment): Call => ({
      endpoint: listPackages,
      input: { query: { country, treatment, sort: 'price', price_max: 15_000 } },
    })),
  );
  return [
    { name: 'list of 24 packages', bar: '≥ 0.45 × raw, ≤ 0.35 ms', clients: 32, calls: list },
    {
      name: 'package by id',
      bar: '≥ 0.35 × raw',
      clients: 32,
      calls: ids.packages.map((id) => ({ endpoint: getPackage, input: { params: { id } } })),
    },
    {
      name: 'provider by id',
      bar: '≥ 0.35 × raw',
      clients: 32,
      calls: ids.providers.map((id) => ({ endpoint: getProvider, input: { params: { id } } })),
    },
    {
      name: 'text search, 50,000 listings',
      bar: '≥ 0.6 × raw, p99 ≤ 150 ms',
      clients: 32,
      calls: PHRASES.map((q) => ({ endpoint: listProviders, input: { query: { q } } })),
    },
    {
      name: 'suggest',
      bar: 'p99 ≤ 60 ms',
      clients: 32,
      calls: PHRASES.flatMap((q) =>
        [5, 8, q.length].map((length) => ({ endpoint: suggest, input: { query: { q: q.slice(0, length) } } })),
      ),
    },
  ];
}
