import { JOURNEY_SORTS, JOURNEY_TABS } from '@travesia/contracts/journeys';
import { isId } from '../../../lib/forms/is-id.ts';
import { choice, defineList, text } from '../../../lib/list/list-definition.ts';

const isSlug = (value: string) => /^[a-z0-9-]{1,80}$/.test(value);

const q = text(200);
const tabs = { tab: choice(JOURNEY_TABS) };

/** A clinic's journeys. */
export const clinicJourneys = defineList('clinic.journeys', {
  filters: { q, treatment: choice(isSlug) },
  tabs,
  sorts: JOURNEY_SORTS,
});
/** Those of an organization's clinics. */
export const networkJourneys = defineList('network.journeys', {
  filters: { q, clinic: choice(isId) },
  tabs,
  sorts: JOURNEY_SORTS,
});
