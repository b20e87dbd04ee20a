/**
 * Something one feature provides and others use, such as search. Declared in, and exported from, the lowest feature
 * that needs it: a higher one that offers it imports downwards, so the module order holds.
 */
export interface Service<T> {
  readonly name: string;
  readonly kind: 'service';
  /** Carries only the type. */
  readonly of?: T;
}

/** Something any number of features add to, such as references to a treatment. Declared like a service. */
export interface Collection<T> {
  readonly name: string;
  readonly kind: 'collection';
  /** Carries only the type. */
  readonly of?: T;
}

/** Declares a service. Its name appears in the error if no feature offers it. */
export const defineService = <T>(name: string): Service<T> => ({ name, kind: 'service' });

/** Declares a collection. */
export const defineCollection = <T>(name: string): Collection<T> => ({ name, kind: 'collection' });

/** How features access each other's services. A service is created on first use, once per product. */
export interface Services {
  /** Returns the service. Throws if no feature offers it, or if creating it depends on itself. */
  get<T>(service: Service<T>): T;
  /** Additions by features, in feature order. */
  all<T>(collection: Collection<T>): readonly T[];
}

/** A service or a collection addition, with its factory. */
export interface Offer<P> {
  readonly key: Service<unknown> | Collection<unknown>;
  readonly make: (parts: P) => unknown;
}

/** Collects offers. Throws if two features offer the same service. */
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
