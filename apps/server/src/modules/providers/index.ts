// Public API of the providers module: clinics and hospitals, their clinicians and credentials.
export { type ProvidersAdminDeps, providersAdminService } from './admin/providers-admin-deps.ts';
export {
  type BookingsOfProvider,
  bookingsOfProviderService,
  financialsOfProviderService,
} from './admin/provider-work.ts';
export { providersAdminRoutes } from './admin/providers-admin.routes.ts';
export { type BookingsOfClinic, bookingsOfClinicService } from './own/bookings-of-clinic.ts';
export { clinicRoutes } from './own/clinic.routes.ts';
export { logoRoutes } from './own/logo/logo.routes.ts';
export { type ClinicHolder, clinicHolders } from './admin/merging/clinic-holders.ts';
export { alignTimeZones } from './commands/align-time-zones.ts';
export { type Addition, fillDirectory, upsertSources } from './writing/directory.repo.ts';
export { announcedSpecialty } from './find-clinicians/announced-specialty.repo.ts';
export { languageNames, presentFacet } from './facet.presenter.ts';
export { type ProviderReads, providerReadsService } from './provider-reads.ts';
export { administeredBy, type ProviderScope, visibleTo } from './providers.policy.ts';
export { changeWaits } from './change-requests/change-requests.repo.ts';
export { listedCondition, scopeCondition } from './provider-scope.repo.ts';
export { findListedCountry, findProviderId, readRef } from './providers.repo.ts';
export { findCliniciansQuery, suggestCliniciansQuery } from './find-clinicians/find-clinicians.ts';
export { listProvidersQuery } from './queries/list-providers.ts';
export { readProvidersQuery } from './queries/read-providers.ts';
export {
  markOnline,
  type NewClinician,
  type NewCredential,
  type NewProvider,
  type NewProviderTreatment,
  type NewRoomRow,
  type OfferFacts,
  type RatingFacts,
  type NextFree,
  refreshStanding,
  updateNextFree,
  updateOffers,
  updateRatings,
  upsertClinicians,
  upsertCredentials,
  upsertProviders,
  upsertProviderTreatments,
  upsertRooms,
} from './writing/providers-write.repo.ts';
export { findProviderName, lockProvider, type ProviderRow, writeProvider } from './writing/administer.repo.ts';
export { partnerToAdminister, providerToAdminister } from './writing/provider-to-administer.ts';
export { hasClinician, hasRoom, showGallery, showPortrait } from './writing/shown-photos.repo.ts';
export { credentialLifecycle } from './writing/credential.lifecycle.ts';
export { operationLifecycle, verificationLifecycle } from './writing/provider.lifecycles.ts';
export { type ReadPhrase, readPhrase } from './read-phrase.ts';
export { indexListedProviders, refreshFinding, unlistProviders } from './finding/search-documents.ts';
export { type Asked, explain } from './ranking/why.rules.ts';
export { providersFeature } from './feature.ts';
export { nextFree, presentPrerequisites, presentQuote } from './providers.presenter.ts';
export type { LatestReview } from './providers.tables.ts';
export { instant } from './admin/admin-providers.presenter.ts';
export type { Traits } from './admin/likeness.rules.ts';
export { type Making, makeProvider, takeOverListing } from './admin/making/make-provider.ts';
export { presentAuditLine, presentInvitationLine } from './admin/people.presenter.ts';
export { knownAddress, knownName, lastSeen, mayKnow } from './admin/people.repo.ts';
export {
  type AuditLineRow,
  listCredentialAudit,
  listOrganizationAudit,
  listOrganizationInvitations,
} from './admin/provider-people.repo.ts';
export { logoAddress } from './logo-address.ts';
export { findRecord } from './admin/provider-record.repo.ts';
export { getProviderQuery } from './admin/queries/get-provider.ts';
export { type DemoPeriod, rewriteDemoSubscriptions } from './admin/subscriptions/demo-subscriptions.repo.ts';
export { providersLike } from './admin/queries/like-providers.ts';
export { type ClinicianHolder, clinicianHolders } from './own/people/clinician-holders.ts';
export {
  type FollowDeposit,
  followDepositService,
  type SettingLocksOf,
  settingLocksService,
} from './own/clinic-deps.ts';
export { applyPolicy } from './own/apply-policy.ts';
export { addTreatments } from './own/add-treatments.ts';
export { credentialStatus } from './credential-status.rules.ts';
export { type Invite, inviteService, type MadeInvitation, type NewInvitation } from './invite.ts';
export { addresseesOf, inboxToTell, rolesToTell } from './notices/addressees.ts';
export { type PeopleToTell, peopleToTellService } from './people-to-tell.ts';
export { isLicensed, listCredentialsOf } from './writing/credentials-on-file.repo.ts';
export { type ClinicFacts, findClinicFacts, listClinicFacts } from './own/clinic-facts.repo.ts';
export { type ClinicScope, ofClinic } from './own/clinic.policy.ts';
export { lockClinicOf } from './own/lock-clinic.ts';
export { listingHealth } from './own/listing.rules.ts';
export { onboardingStatus } from './own/onboarding.rules.ts';
export { priceFrom, ratingOf } from './own/overview.presenter.ts';
export { allCredentials, countCredentials, dueCredentials } from './own/credentials.rules.ts';
export { readWebsite } from './own/profile-change.rules.ts';
export { findZone } from './provider-zone.rules.ts';
export {
  ended,
  endsSoon,
  inForce,
  someCredential,
  stillCounts,
  stillWorks,
  todayOfProvider,
} from './credential-conditions.repo.ts';
export { alignZones } from './writing/provider-zones.repo.ts';
export { clinicActions } from './own/clinic-actions.rules.ts';
export { findClinicRow } from './own/clinic.repo.ts';
export { lockOwnProvider } from './writing/providers-write.repo.ts';
