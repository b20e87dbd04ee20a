import {
  getClinicOverview,
  getOnboardingStatus,
  listClinicBookings,
  getClinicProfile,
  getClinicSettings,
  getClinicSubscription,
  getClinicTreatments,
  getBookingRules,
  suggestTreatments,
  updateBookingRules as updateBookingRulesCall,
  updateClinicProfile as updateClinicProfileCall,
  updateClinicSettings as updateClinicSettingsCall,
  updateClinicTreatments as updateClinicTreatmentsCall,
  withdrawClinicChange,
} from '@travesia/contracts/providers';
import { withdrawChange } from '../change-requests/commands/withdraw-change.ts';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import { getBookingRulesQuery } from './booking-rules/show-booking-rules.ts';
import { updateBookingRules } from './commands/update-booking-rules.ts';
import { updateClinicProfile } from './commands/update-clinic-profile.ts';
import { updateClinicSettings } from './commands/update-clinic-settings.ts';
import { updateClinicTreatments } from './commands/update-clinic-treatments.ts';
import type { ClinicDeps } from './clinic-deps.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { getClinicOverviewQuery, getOnboardingQuery, listClinicBookingsQuery } from './queries/get-clinic-desk.ts';
import { getClinicProfileQuery } from './queries/get-clinic-profile.ts';
import { getClinicSettingsQuery } from './queries/get-clinic-settings.ts';
import { getClinicSubscriptionQuery } from './queries/get-clinic-subscription.ts';
import { suggestTreatmentsQuery } from './queries/suggest-treatments.ts';
import { getClinicTreatmentsQuery } from './queries/get-clinic-treatments.ts';
import { roomsRoutes } from './rooms/rooms.routes.ts';

/** Endpoints of the clinic portal. */
export const clinicRoutes = (deps: ClinicDeps): Mounted[] => [
  mount(getClinicProfile, ({ query }, { actor }) => getClinicProfileQuery(deps, query.language, actor)),
  mount(updateClinicProfileCall, ({ body, query }, { actor }) =>
    updateClinicProfile(deps, body, query.language, actor),
  ),
  mount(withdrawClinicChange, ({ params, query }, { actor }) => withdrawChange(deps, params.id, query.language, actor)),
  mount(getClinicSettings, ({ query }, { actor }) => getClinicSettingsQuery(deps, query, actor)),
  mount(updateClinicSettingsCall, ({ body, query }, { actor }) => updateClinicSettings(deps, body, query, actor)),
  mount(getClinicSubscription, (_input, { actor }) => getClinicSubscriptionQuery(deps, actor)),
  mount(getClinicTreatments, ({ query }, { actor }) => getClinicTreatmentsQuery(deps, query, actor)),
  mount(updateClinicTreatmentsCall, ({ body, query }, { actor }) => updateClinicTreatments(deps, body, query, actor)),
  mount(suggestTreatments, ({ body, query }) => suggestTreatmentsQuery(deps, body.names, query.language)),
  mount(getBookingRules, ({ query }, { actor }) => getBookingRulesQuery(deps, query.language, actor)),
  mount(updateBookingRulesCall, ({ body, query }, { actor }) => updateBookingRules(deps, body, query.language, actor)),
  mount(getClinicOverview, ({ query }, { actor }) => getClinicOverviewQuery(deps, query, actor)),
  mount(getOnboardingStatus, (_input, { actor }) => getOnboardingQuery(deps, actor)),
  mount(listClinicBookings, ({ query }, { actor, language }) => listClinicBookingsQuery(deps, query, actor, language)),
  ...peopleRoutes(deps),
  ...roomsRoutes(deps),
];
