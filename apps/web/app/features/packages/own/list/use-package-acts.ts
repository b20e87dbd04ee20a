import {
  archiveOwnPackage,
  confirmPackagePrices,
  duplicateOwnPackage,
  type OwnPackage,
  pauseOwnPackage,
  restoreArchivedPackage,
  resumeOwnPackage,
  undoArchiveOwnPackage,
} from '@travesia/contracts/packages';
import { useNavigate } from 'react-router';
import { failureOf } from '../../../../lib/calls/failure-of.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { type BulkAct, eachOf } from '../../../../lib/list/bulk/bulk-act.ts';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import type { MenuAct } from '../../../../lib/screen/action-menu.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { ownPackagesTexts } from './texts.ts';

const MOVES = {
  pause: pauseOwnPackage,
  resume: resumeOwnPackage,
  restore: restoreArchivedPackage,
} as const;
type Move = keyof typeof MOVES;
const ICONS = { pause: 'moon', resume: 'play', restore: 'rotate-ccw' } as const satisfies Record<Move, IconName>;

interface Acting {
  onPrice: (packages: readonly OwnPackage[]) => void;
  onChanged: () => void;
}

/** What can be done with packages from the list: several at once, or one from its menu. */
export function usePackageActs({ onPrice, onChanged }: Acting) {
  const t = useTexts(ownPackagesTexts);
  const language = useLocale();
  const path = useLocalPath();
  const navigate = useNavigate();
  const at = ({ id, version }: Pick<OwnPackage, 'id' | 'version'>) => ({
    params: { id },
    query: { language },
    body: { version },
  });
  const move = (key: Move): BulkAct<OwnPackage> => ({
    key,
    name: t(`act.${key}`),
    icon: ICONS[key],
    fits: ({ actions }) => actions.includes(key),
    run: eachOf((row) => sessionCall(MOVES[key], at(row))),
  });
  const archive: BulkAct<OwnPackage> = {
    key: 'archive',
    name: t('act.archive'),
    icon: 'archive',
    fits: ({ actions }) => actions.includes('archive'),
    run: eachOf(
      (row) => sessionCall(archiveOwnPackage, at(row)),
      (now) => () => sessionCall(undoArchiveOwnPackage, at(now)),
    ),
  };
  const confirm: BulkAct<OwnPackage> = {
    key: 'confirm_price',
    name: t('act.confirm_price'),
    icon: 'badge-percent',
    fits: ({ actions }) => actions.includes('confirm_price'),
    run: async (rows) => {
      await sessionCall(confirmPackagePrices, { body: { ids: rows.map(({ id }) => id) } });
      return rows.map(({ id }) => ({ id, problem: null }));
    },
  };
  const duplicate = async ({ id }: OwnPackage) => {
    try {
      const copy = await sessionCall(duplicateOwnPackage, { params: { id }, query: { language } });
      await navigate(path(`/provider/packages/edit/${copy.id}`));
    } catch (error) {
      showToast(problemText(language, failureOf(error)));
      onChanged();
    }
  };
  const menu = (row: OwnPackage): MenuAct[] => [
    ...(row.path
      ? [{ key: 'page', label: t('act.page'), icon: 'external-link' as const, to: row.path, isPublic: true }]
      : []),
    ...(row.actions.includes('edit_price') && row.price
      ? [{ key: 'price', label: t('act.price'), icon: 'square-pen' as const, onAct: () => onPrice([row]) }]
      : []),
    ...(row.actions.includes('duplicate')
      ? [{ key: 'duplicate', label: t('act.duplicate'), icon: 'copy' as const, onAct: () => void duplicate(row) }]
      : []),
  ];
  return { acts: [confirm, move('pause'), move('resume'), move('restore'), archive], menu };
}
