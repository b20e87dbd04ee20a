import { contribute, defineFeature, offer } from '../../platform/feature/feature.ts';
import { catalogService, treatmentHolders } from '../catalog/index.ts';
import { searchService } from '../search/index.ts';
import { followCities, followCityChanges } from './directory/directory-cities.repo.ts';
import { clinicHolders } from './admin/merging/clinic-holders.ts';
import { mergingRoutes } from './admin/merging/merging.routes.ts';
import { providerRows } from './admin/merging/provider-rows.ts';
import { clinicFinder } from './admin/clinic-finder.ts';
import { providerMails } from './admin/mails/provider-mails.ts';
import { bookingsOfProviderService, financialsOfProviderService } from './admin/provider-work.ts';
import { providersAdminService } from './admin/providers-admin-deps.ts';
import { providersAdminRoutes } from './admin/providers-admin.routes.ts';
import { writeToProviders } from './admin/providers-admin.subscribers.ts';
import { subscriptionMails } from './admin/subscriptions/mails/subscription-mails.ts';
import { watchOverSubscriptions } from './admin/subscriptions/subscriptions.jobs.ts';
import { writeToOwners } from './admin/subscriptions/write-to-owners.ts';
import { inviteService } from './invite.ts';
import { bookingsOfClinicService } from './own/bookings-of-clinic.ts';
import { followDepositService, settingLocksService } from './own/clinic-deps.ts';
import { clinicNoticesRoutes } from './notices/clinic-notices.routes.ts';
import { inboxMails } from './notices/mails/inbox-mails.ts';
import { sendCodes } from './notices/send-codes.ts';
import { followClinicians } from './find-clinicians/listed-clinicians.repo.ts';
import { clinicRoutes } from './own/clinic.routes.ts';
import { clinicianHolders } from './own/people/clinician-holders.ts';
import { logoRoutes } from './own/logo/logo.routes.ts';
import { peopleToTellService } from './people-to-tell.ts';
import { followProviders } from './provider-index.repo.ts';
import { providerReadsService } from './provider-reads.ts';
import { providersRoutes } from './providers.routes.ts';
import { indexListedProviders } from './finding/search-documents.ts';
import { countProvidersOf, refreshCategories, renameTreatment } from './treatment-change.repo.ts';
import { changeRequestLifecycle } from './change-requests/change-request.lifecycle.ts';
import { credentialLifecycle } from './writing/credential.lifecycle.ts';
import { operationLifecycle, verificationLifecycle } from './writing/provider.lifecycles.ts';

export const providersFeature = defineFeature({
  name: 'providers',
  lifecycles: [changeRequestLifecycle, credentialLifecycle, operationLifecycle, verificationLifecycle],
  tags: {
    portals: 'The own pages of clinics and organizations: desk, team, network, credentials.',
    providers: 'Clinics and hospitals with their clinicians and checked credentials.',
  },
  offers: [
    offer(providerReadsService, (parts) => ({
      ...parts,
      reference: parts.get(catalogService).reference,
      search: parts.get(searchService),
      providers: followProviders(parts),
      cities: followCities(parts),
      cityChanges: followCityChanges(parts),
      clinicians: followClinicians(parts),
    })),
    offer(providersAdminService, (parts) => ({
      ...parts,
      reference: parts.get(catalogService).reference,
      search: parts.get(searchService),
      invite: parts.get(inviteService),
      holders: parts.all(clinicHolders),
      work: { bookings: parts.get(bookingsOfProviderService), financials: parts.get(financialsOfProviderService) },
    })),
    clinicFinder,
    contribute(clinicHolders, () => providerRows),
    contribute(treatmentHolders, () => ({
      countUses: async (tx, slug) => ({ providers: await countProvidersOf(tx, slug) }),
      follow: async (tx, { from, to }) => {
        const changed = from === to ? [] : await renameTreatment(tx, from, to);
        if (changed.length) await indexListedProviders(tx, changed);
        await refreshCategories(tx, to);
      },
    })),
  ],
  routes: (parts) => {
    const { get } = parts;
    const clinic = {
      ...parts,
      reference: get(catalogService).reference,
      bookings: get(bookingsOfClinicService),
      followDeposit: get(followDepositService),
      clinicianHolders: parts.all(clinicianHolders),
      search: get(searchService),
      settingLocks: get(settingLocksService),
    };
    return [
      ...providersRoutes(get(providerReadsService)),
      ...clinicRoutes(clinic),
      ...clinicNoticesRoutes(parts),
      ...logoRoutes(parts, parts.files),
      // Before the calls about one clinic by its id.
      ...mergingRoutes(get(providersAdminService)),
      ...providersAdminRoutes(get(providersAdminService)),
    ];
  },
  background: (parts) => {
    writeToProviders(parts.outbox, { ...parts, peopleToTell: parts.get(peopleToTellService) });
    sendCodes(parts.outbox, parts);
    writeToOwners(parts.outbox, { ...parts, peopleToTell: parts.get(peopleToTellService) });
    watchOverSubscriptions(parts.jobs, parts.database, parts.clock);
  },
  mails: { ...providerMails, ...inboxMails, ...subscriptionMails },
  warm: ({ get }) => get(providerReadsService).providers(),
});
