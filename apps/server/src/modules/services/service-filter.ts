/** Dimensions that offers are filtered by. */
export type OfferFacet = 'type' | 'spoken' | 'country' | 'treatment' | 'focus';

export type OfferFilter = Readonly<Record<OfferFacet, readonly string[]>>;
