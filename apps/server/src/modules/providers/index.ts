// Front door of the providers: clinics and hospitals, their clinicians and credentials.
export { credentialStatus } from './credential.rules.ts';
export { type Addition, fillDirectory, upsertSources } from './directory.repo.ts';
export { languageNames, presentFacet } from './facet.presenter.ts';
export { followProviders } from './provider-index.repo.ts';
export type { ProviderReads } from './provider-reads.ts';
export { visibleTo } from './providers.policy.ts';
export { listedCondition } from './provider-scope.repo.ts';
export { findProviderId } from './providers.repo.ts';
export { providersRoutes } from './providers.routes.ts';
export { listProvidersQuery } from './queries/list-providers.ts';
export { readProvidersQuery } from './queries/read-providers.ts';
export {
  type NewClinician,
  type NewCredential,
  type NewProvider,
  type NewProviderTreatment,
  type OfferFacts,
  type RatingFacts,
  refreshStanding,
  updateOffers,
  updateRatings,
  upsertClinicians,
  upsertCredentials,
  upsertProviders,
  upsertProviderTreatments,
} from './providers-write.repo.ts';
export { countProvidersOf, refreshCategories, renameTreatment } from './treatment-change.repo.ts';
export { type ReadPhrase, readPhrase } from './read-phrase.ts';
export { indexListedProviders } from './search-documents.ts';
export { type Asked, explain } from './why.rules.ts';
