import { changeTreatment, getTreatmentListing, type TreatmentListing } from '@travesia/contracts/catalog';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { type BulkAct, eachOf } from '../../../lib/list/bulk/bulk-act.ts';
import { exportAct } from '../../../lib/list/bulk/export-act.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { treatmentsTexts } from './texts.ts';
import { draftOf, toChange } from './treatment-draft.ts';

const BECOMES = { publish: 'published', withdraw: 'draft', archive: 'archived' } as const;
const ICONS = { publish: 'eye', withdraw: 'pencil', archive: 'archive' } as const;
type Move = keyof typeof BECOMES;

/** Saves a treatment with another status, everything else as it is, unless it was changed since it was listed. */
async function move({ slug, version }: Pick<TreatmentListing, 'slug' | 'version'>, to: Move) {
  const params = { slug };
  const listing = await sessionCall(getTreatmentListing, { params });
  const body = { ...toChange(draftOf(listing), version), status: BECOMES[to] };
  return sessionCall(changeTreatment, { params, body });
}

/** What an admin can do with treatments from the list. */
export function useBulkActs(): BulkAct<TreatmentListing>[] {
  const t = useTexts(treatmentsTexts);
  const language = useLocale();
  const act = (key: Move): BulkAct<TreatmentListing> => ({
    key,
    name: t(`bulk.${key}`),
    icon: ICONS[key],
    fits: ({ actions }) => actions.includes(key),
    ask: {
      place: `treatments.${key}`,
      title: (count) => t(`bulk.${key}.title`, { count }),
      explain: t(`bulk.${key}.explain`),
      reason: 'none',
      isDangerous: key !== 'publish',
    },
    run: (rows, reason) =>
      eachOf<TreatmentListing & { id: string }>((row) => move(row, key))(
        rows.map((row) => ({ ...row, id: row.slug })),
        reason,
      ),
  });
  return [
    act('publish'),
    act('withdraw'),
    act('archive'),
    exportAct({
      name: t('bulk.export'),
      file: 'treatments',
      rowKey: ({ slug }) => slug,
      columns: {
        [t('name')]: ({ name }) => name[language],
        [t('category')]: ({ category }) => category.name[language],
        [t('status')]: ({ status }) => t(`status.${status}`),
        [t('missing')]: ({ missing }) => missing.en + missing.es + missing.pt,
        [t('packages')]: ({ packages }) => packages,
        [t('review')]: ({ medical_review: review }) => review?.reviewed_on ?? '',
      },
    }),
  ];
}
