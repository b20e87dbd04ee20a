/**
 * Something one feature makes and others use, such as the search. Declared, and exported from its index.ts, by the lowest feature
 * that needs it: a higher one that offers it imports downwards, so the order of modules holds.
 */
export interface Service<T> {
  readonly name: string;
  readonly kind: 'service';
  /** Carries the type only. */
  readonly of?: T;
}

/** Something any number of features add to, such as whatever refers to a treatment. Declared like a service. */
export interface Collection<T> {
  readonly name: string;
  readonly kind: 'collection';
  /** Carries the type only. */
  readonly of?: T;
}

/** Declares a service. Its name appears in the error when no feature offers it. */
export const defineService = <T>(name: string): Service<T> => ({ name, kind: 'service' });

/** Declares a collection. */
export const defineCollection = <T>(name: string): Collection<T> => ({ name, kind: 'collection' });

/** How features reach what others offer. A service is made at its first use, once for each product. */
export interface Services {
  /** The service. Throws when no feature offers it, or when making it needs it itself. */
  get<T>(service: Service<T>): T;
  /** What features added, in the order of the features. */
  all<T>(collection: Collection<T>): readonly T[];
}

/** A service or an addition to a collection, with how it is made. */
export interface Offer<P> {
  readonly key: Service<unknown> | Collection<unknown>;
  readonly make: (parts: P) => unknown;
}

/** Collects offers. Throws when two features offer the same service. */
export function createServices<P>(offers: readonly Offer<P>[], parts: () => P): Services {
  const byKey = new Map<Offer<P>['key'], Offer<P>[]>();
  for (const offer of offers) {
    const before = byKey.get(offer.key) ?? [];
    if (offer.key.kind === 'service' && before.length) throw new Error(`${offer.key.name} is offered twice`);
    byKey.set(offer.key, [...before, offer]);
  }
  const made = new Map<Offer<P>, unknown>();
  const being = new Set<Offer<P>>();
  const make = (offer: Offer<P>): unknown => {
    if (made.has(offer)) return made.get(offer);
    if (being.has(offer)) throw new Error(`making ${offer.key.name} needs ${offer.key.name}`);
    being.add(offer);
    try {
      made.set(offer, offer.make(parts()));
    } finally {
      being.delete(offer);
    }
    return made.get(offer);
  };
  return {
    get: <T>(service: Service<T>) => {
      const [offer] = byKey.get(service) ?? [];
      if (!offer) throw new Error(`no feature offers ${service.name}`);
      return make(offer) as T;
    },
    all: <T>(collection: Collection<T>) => (byKey.get(collection) ?? []).map(make) as T[],
  };
}
