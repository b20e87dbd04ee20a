import type { TreatmentSummary, View } from '@travesia/contracts/catalog';
import { type EndpointArgs, type EndpointOutput, minorPerUnit } from '@travesia/contracts/kit';
import type { searchEverything, Understood } from '@travesia/contracts/search';
import { defineService } from '../../../platform/feature/service.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Search } from '../create-search.ts';
import { likelyTreatments } from '../matching/match-documents.ts';
import type { PreparedQuery } from '../matching/prepare-query.ts';
import type { Understanding } from '../understand/understand.ts';
import type { NamesFound } from './suggest.ts';
import { countProvidersInCities } from './places.repo.ts';

type Answer = EndpointOutput<typeof searchEverything>;

/** A visitor's query, as other modules' lists need it. */
export interface Asked {
  /** For the list of providers. */
  prepared: PreparedQuery;
  understanding: Understanding;
  /** Whole units of the view's currency. */
  priceMax: number | null;
  view: View;
  limit: number;
}

/** Lists of other modules, injected because this module depends on none of them. They also give the reason for each result. */
export interface SearchListers {
  treatments: (slugs: readonly string[], view: View) => Promise<TreatmentSummary[]>;
  packages: (asked: Asked) => Promise<Answer['packages']>;
  providers: (asked: Asked) => Promise<Answer['providers']>;
  clinicians: (asked: Asked) => Promise<Answer['clinicians']>;
  /** Clinicians whose name is being typed. */
  suggestClinicians: (phrase: string, view: Pick<View, 'language'>) => Promise<NamesFound>;
  /** Converts whole units; null when there is no rate. */
  convertPrice: (units: number, from: string, to: string) => Promise<number | null>;
}

/** The lists that other modules provide. */
export const searchListersService = defineService<SearchListers>('search listers');

type Query = EndpointArgs<typeof searchEverything>['query'];

/** Everything that matches a phrase, in groups. */
export async function searchEverythingQuery(
  db: Db,
  search: Search,
  listers: SearchListers,
  query: Query,
): Promise<Answer> {
  const { language, currency, limit } = query;
  const view = { language, currency };
  const understanding = await search.understand(query.q);
  const [{ prepared }, priceMax] = await Promise.all([
    search.findProviders(understanding),
    priceIn(understanding, currency, listers),
  ]);
  const asked: Asked = { prepared, understanding, priceMax, view, limit };
  const slugs = likelyTreatments(understanding)
    .slice(0, limit)
    .map((found) => found.entry.ref);
  const [treatments, packages, providers, clinicians, places] = await Promise.all([
    slugs.length ? listers.treatments(slugs, view) : [],
    listers.packages(asked),
    listers.providers(asked),
    listers.clinicians(asked),
    placesOf(db, understanding, view),
  ]);
  return { understood: presentUnderstood(asked), treatments, packages, providers, clinicians, places };
}

/** Converts the price in a phrase to the view's currency; without a rate it is ignored. */
async function priceIn(
  { priceMax, priceCurrency }: Understanding,
  currency: string,
  listers: SearchListers,
): Promise<number | null> {
  if (priceMax === null || priceCurrency === null || priceCurrency === currency) return priceMax;
  return listers.convertPrice(priceMax, priceCurrency, currency);
}

async function placesOf(db: Db, { city, others }: Understanding, { language }: View): Promise<Answer['places']> {
  if (!city) return [];
  const entries = [city, ...others].map(({ entry }) => entry);
  const counts = await countProvidersInCities(
    db,
    entries.map(({ ref }) => ref),
  );
  return entries.flatMap(({ ref, label, country }) =>
    country ? [{ slug: ref, name: label[language], country, provider_count: counts.get(ref) ?? 0 }] : [],
  );
}

function presentUnderstood({ understanding, prepared, priceMax, view: { language, currency } }: Asked): Understood {
  const { treatment, specialty, city, country, others, notOffered, unsure, tokens } = understanding;
  const { near = null, specialty: whose = null } = notOffered?.entry ?? {};
  return {
    text: understanding.text,
    treatment: treatment && { slug: treatment.entry.ref, name: treatment.entry.label[language] },
    specialty: specialty && {
      said: specialty.at.map((at) => tokens[at]?.raw ?? '').join(' '),
      options: specialty.options.map(({ slug, label }) => ({ slug, name: label[language] })),
    },
    city: city && { slug: city.entry.ref, name: city.entry.label[language] },
    country: country && { code: country.entry.ref, name: country.entry.label[language] },
    other_cities: city ? others.map(({ entry }) => ({ slug: entry.ref, name: entry.label[language] })) : [],
    other_countries: city ? [] : others.map(({ entry }) => ({ code: entry.ref, name: entry.label[language] })),
    nearby: city && city.name.weight < 1 ? city.name.text : null,
    not_offered: notOffered && {
      name: notOffered.entry.label[language],
      near: near && { slug: near.ref, name: near.label[language] },
      specialty: whose && { slug: whose.slug, name: whose.label[language] },
    },
    unsure,
    price_max: priceMax === null ? null : { amount: Math.round(priceMax * minorPerUnit(currency)), currency },
    corrected: prepared.corrected,
  };
}
