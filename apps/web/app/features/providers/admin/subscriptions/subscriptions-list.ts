import { COUNTRY_CODE } from '@travesia/contracts/kit';
import { PACKAGE_TYPES, SUBSCRIPTION_SORTS, SUBSCRIPTION_STATUSES } from '@travesia/contracts/providers';
import { choice, choices, defineList, text } from '../../../../lib/list/list-definition.ts';

/** The list of subscriptions, from its URL. */
export const subscriptionsList = defineList('admin.subscriptions', {
  filters: {
    q: text(200),
    plan: choices(PACKAGE_TYPES),
    country: choices((value) => COUNTRY_CODE.test(value)),
  },
  tabs: { tab: choice(SUBSCRIPTION_STATUSES) },
  sorts: SUBSCRIPTION_SORTS,
});
