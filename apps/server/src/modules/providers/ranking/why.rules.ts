import type { Why } from '@travesia/contracts/providers';

/** The parts of the query that explain a result. Names are in the visitor's language. */
export interface Asked {
  words: string | null;
  treatment: string | null;
  place: string | null;
  spoken: string[];
  priceLimit: boolean;
  sort: string;
}

interface Facts {
  rank: number;
  verified: boolean;
  accreditation: string | null;
  rated: boolean;
  distanceKm: number | null;
  languages: readonly string[];
}

/** Up to three reasons for a result, strongest first. Every reason is a fact from the row or the query. */
export function explain(asked: Asked, facts: Facts): Why[] {
  const speaks = asked.spoken.find((language) => facts.languages.includes(language));
  const reasons: (Why | false | null | undefined)[] = [
    asked.words !== null && asked.words !== '' && { code: 'name_match', value: asked.words },
    asked.treatment !== null && { code: 'offers_treatment', value: asked.treatment },
    asked.place !== null && { code: 'in_place', value: asked.place },
    asked.priceLimit && { code: 'within_price' },
    asked.sort === 'price' && facts.rank === 0 && { code: 'lowest_price' },
    asked.sort === 'rating' && facts.rank === 0 && facts.rated && { code: 'highest_rated' },
    asked.sort === 'distance' &&
      facts.distanceKm !== null && { code: 'nearest', value: String(Math.round(facts.distanceKm)) },
    speaks !== undefined && { code: 'speaks_language', value: speaks },
    facts.verified && { code: 'verified' },
    facts.accreditation !== null && { code: 'accredited', value: facts.accreditation },
  ];
  const found = reasons.filter((reason): reason is Why => Boolean(reason)).slice(0, 3);
  return found.length ? found : [{ code: 'listed' }];
}
