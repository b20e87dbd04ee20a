import {
  activateProvider,
  type AdminProvider,
  type BulkAction,
  decideProviders,
  suspendProvider,
  undoProviderAct,
} from '@travesia/contracts/providers';
import { type BulkAct, eachOf } from '../../../../lib/list/bulk/bulk-act.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { adminProviderTexts } from '../texts.ts';

const ICONS = { verify: 'circle-check', submit: 'clock', suspend: 'ban', activate: 'rotate-ccw' } as const;

const undoOf =
  ({ id, version }: { id: string; version: number }) =>
  () =>
    sessionCall(undoProviderAct, { params: { id }, body: { version } });

/** What an admin can do with clinics from the list. */
export function useBulkActs(): BulkAct<AdminProvider>[] {
  const t = useTexts(adminProviderTexts);
  const act = (key: keyof typeof ICONS) => ({
    key,
    name: t(`bulk.${key}`),
    icon: ICONS[key],
    fits: ({ actions }: AdminProvider) => actions.includes(key),
    ask: {
      place: `providers.${key}`,
      title: (count: number) => t(`bulk.ask.${key}`, { count }),
      explain: t(`bulk.explain.${key}`),
      reason: key === 'activate' ? ('none' as const) : ('required' as const),
      isDangerous: key === 'suspend',
    },
  });
  const decide = (action: BulkAction) => ({
    ...act(action),
    run: async (rows: readonly AdminProvider[], reason: string) => {
      const items = rows.map(({ id, version }) => ({ id, version }));
      const { results } = await sessionCall(decideProviders, { body: { action, reason, items } });
      return results.map(({ id, problem, error, version }) => ({
        id,
        problem: problem ? { code: problem, ...(error ? { error } : {}) } : null,
        ...(action === 'verify' && !problem && version !== null ? { undo: undoOf({ id, version }) } : {}),
      }));
    },
  });
  return [
    decide('verify'),
    decide('submit'),
    {
      ...act('suspend'),
      run: eachOf(({ id }, reason) => sessionCall(suspendProvider, { params: { id }, body: { reason } }), undoOf),
    },
    {
      ...act('activate'),
      run: eachOf(({ id }) => sessionCall(activateProvider, { params: { id } }), undoOf),
    },
  ];
}
