// Front door of the providers: clinics and hospitals, their clinicians and credentials.
export { alignTimeZones } from './commands/align-time-zones.ts';
export { credentialStatus } from './credential.rules.ts';
export { type Addition, fillDirectory, upsertSources } from './writing/directory.repo.ts';
export { languageNames, presentFacet } from './facet.presenter.ts';
export { type ProviderReads, providerReadsService } from './provider-reads.ts';
export { administeredBy, type ProviderScope, visibleTo } from './providers.policy.ts';
export { listedCondition, scopeCondition } from './provider-scope.repo.ts';
export { findProvider } from './provider-page.repo.ts';
export { findProviderId } from './providers.repo.ts';
export { presentPaper, presentProviderDetail } from './providers.presenter.ts';
export { listProvidersQuery } from './queries/list-providers.ts';
export { readProvidersQuery } from './queries/read-providers.ts';
export {
  type NewClinician,
  type NewCredential,
  type NewProvider,
  lockOwnProvider,
  type NewProviderTreatment,
  type OfferFacts,
  type OwnColumns,
  type RatingFacts,
  refreshStanding,
  replaceProviderTreatments,
  updateOffers,
  updateRatings,
  upsertClinicians,
  upsertCredentials,
  upsertProviders,
  upsertProviderTreatments,
} from './writing/providers-write.repo.ts';
export {
  freeSlug,
  lockProvider,
  type ProviderChanges,
  type ProviderRow,
  writeProvider,
} from './writing/administer.repo.ts';
export {
  findPaper,
  hasLicence,
  insertPaper,
  isLicensed,
  listPaperIds,
  type PaperRow,
  treatsAt,
  updatePaper,
} from './writing/papers.repo.ts';
export { credentialLifecycle } from './writing/credential.lifecycle.ts';
export { operationLifecycle, verificationLifecycle } from './writing/provider.lifecycles.ts';
export { passPapers } from './writing/pass-papers.ts';
export { type ReadPhrase, readPhrase } from './read-phrase.ts';
export { indexListedProviders, refreshFinding } from './search-documents.ts';
export { type Asked, explain } from './why.rules.ts';
export { providersFeature } from './feature.ts';
