interface Chosen {
  /** Slugs of one or two cities. */
  cities: readonly string[];
  treatment?: string | undefined;
}

/** The comparison of two cities, without language prefix. Any order of the cities gives the same address. */
export function comparisonAddress({ cities, treatment }: Chosen): string {
  const [city, other] = cities.toSorted();
  const query = new URLSearchParams();
  if (city) query.set('city', city);
  if (other) query.set('with', other);
  if (treatment) query.set('treatment', treatment);
  const text = query.toString();
  return text ? `/cities/compare?${text}` : '/cities/compare';
}
