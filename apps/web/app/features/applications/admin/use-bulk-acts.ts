import { type ReviewedApplication, reviewApplication } from '@travesia/contracts/applications';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { type BulkAct, eachOf } from '../../../lib/list/bulk/bulk-act.ts';
import { exportAct } from '../../../lib/list/bulk/export-act.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { adminApplicationTexts } from './texts.ts';

/** What an admin can do with applications from the list; accepting one makes a clinic and needs its record. */
export function useBulkActs(): BulkAct<ReviewedApplication>[] {
  const t = useTexts(adminApplicationTexts);
  const format = useFormat();
  const act = (key: 'take_up' | 'ask_more' | 'reject') => ({
    key,
    name: t(`act.${key}`),
    fits: ({ actions }: ReviewedApplication) => actions.includes(key),
    run: eachOf<ReviewedApplication>(({ id, version }, reason) =>
      sessionCall(reviewApplication, {
        params: { id },
        body: { version, action: key, ...(reason ? { reason } : {}) },
      }),
    ),
  });
  const ask = (key: 'ask_more' | 'reject') => ({
    place: `applications.${key}`,
    title: (count: number) => t(`bulk.${key}.title`, { count }),
    explain: t(`bulk.${key}.explain`),
    reason: 'required' as const,
    isDangerous: key === 'reject',
  });
  return [
    { ...act('take_up'), icon: 'eye' },
    { ...act('ask_more'), icon: 'mail', ask: ask('ask_more') },
    { ...act('reject'), icon: 'circle-x', ask: ask('reject') },
    exportAct({
      name: t('bulk.export'),
      file: 'applications',
      rowKey: ({ id }) => id,
      columns: {
        [t('table.clinic')]: ({ name }) => name,
        [t('table.status')]: ({ status }) => t(`status.${status}`),
        [t('field.city')]: ({ city }) => city,
        [t('field.country')]: ({ country }) => (country ? format.region(country) : ''),
        [t('table.applicant')]: ({ applicant }) => applicant.name,
        [t('field.email')]: ({ applicant }) => applicant.email,
        [t('table.submitted')]: ({ submitted_at: at }) => at,
      },
    }),
  ];
}
