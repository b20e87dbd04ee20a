/** Dimensions that offers are filtered by. */
export type OfferFacet = 'type' | 'spoken' | 'country' | 'focus';

export type OfferFilter = Readonly<Record<OfferFacet, readonly string[]>>;
