import { type AdminSubscription, extendSubscriptions, PACKAGE_TYPES } from '@travesia/contracts/providers';
import { choiceOf } from '../../../../lib/forms/choice-of.ts';
import type { BulkAct } from '../../../../lib/list/bulk/bulk-act.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { ExtensionFields, SAME_PLAN } from './extension-fields.tsx';
import { subscriptionTexts } from './texts.ts';

const planOf = (chosen: string | undefined) => (chosen === SAME_PLAN ? null : choiceOf(PACKAGE_TYPES, chosen));

/** Adds months to the subscriptions of selected clinics, or of one from its menu. */
export function useExtendAct(): BulkAct<AdminSubscription> {
  const t = useTexts(subscriptionTexts);
  return {
    key: 'extend',
    name: t('extend'),
    icon: 'calendar-clock',
    fits: ({ actions }) => actions.includes('subscribe'),
    ask: {
      place: 'subscriptions.extend',
      title: (count) => t('extend.title', { count }),
      explain: t('extend.explain'),
      reason: 'none',
      fields: (rows) => ({
        start: {
          package_type: rows.some((row) => row.package_type !== null) ? SAME_PLAN : PACKAGE_TYPES[0],
          months: '12',
        },
        inputs: <ExtensionFields offersSame />,
      }),
    },
    run: async (rows, _reason, typed = {}) => {
      const items = rows.map((row) => ({ id: row.id, ends_on: row.ends_on }));
      const body = { package_type: planOf(typed['package_type']), months: Number(typed['months']), items };
      const { results } = await sessionCall(extendSubscriptions, { body });
      return results.map(({ id, problem, error }) => ({
        id,
        problem: problem ? { code: problem, ...(error ? { error } : {}) } : null,
      }));
    },
  };
}
