/** Published packages of a treatment in a country. */
export interface TreatmentCount {
  treatment: string;
  country: string;
  packages: number;
  providers: number;
  fromUsdMinor: number;
}

/**
 * Current listing counts, computed by the modules that own the listings. The catalog precedes them in the module order, so it
 * receives these counts instead of reading their tables.
 */
export interface ListingCounts {
  treatments: TreatmentCount[];
  /** Providers with a package, by treatment. */
  providersByTreatment: ReadonlyMap<string, number>;
  /** Slugs of the cities with a package of a treatment. */
  citiesByTreatment: ReadonlyMap<string, readonly string[]>;
  byCountry: ReadonlyMap<string, { providers: number; packages: number }>;
  /** By city slug. */
  byCity: ReadonlyMap<string, { providers: number; packages: number }>;
  byType: ReadonlyMap<string, number>;
  totals: {
    partners: number;
    verifiedPartners: number;
    directory: number;
    packages: number;
    clinicians: number;
    reviews: number;
    credentialsChecked: number;
  };
}
