import {
  archiveOwnPackage,
  confirmPackagePrices,
  duplicateOwnPackage,
  getOwnPackage,
  type OwnPackageAction,
  pauseOwnPackage,
  restoreArchivedPackage,
  resumeOwnPackage,
  undoArchiveOwnPackage,
} from '@travesia/contracts/packages';
import { useNavigate } from 'react-router';
import { useAct } from '../../../../../lib/calls/use-act.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { ActionMenu, type MenuAct } from '../../../../../lib/screen/action-menu.tsx';
import { ActProblem } from '../../../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../../../lib/session/session-call.ts';
import { useUndoable } from '../../../../../lib/workbench/use-undoable.ts';
import type { IconName } from '../../../../../ui/icon/icon.tsx';
import { showToast } from '../../../../../ui/toast/show-toast.ts';
import { editorTexts } from '../texts.ts';
import type { PackageWork } from '../use-package-draft.ts';

const MOVES = {
  pause: pauseOwnPackage,
  resume: resumeOwnPackage,
  archive: archiveOwnPackage,
  restore: restoreArchivedPackage,
} as const;

const ICONS = {
  confirm_price: 'badge-percent',
  pause: 'moon',
  resume: 'play',
  duplicate: 'copy',
  archive: 'archive',
  restore: 'rotate-ccw',
} as const satisfies Partial<Record<OwnPackageAction, IconName>>;
type MenuAction = keyof typeof ICONS;

/** What else can be done with the package now. */
export function PackageMenu({ work }: { work: PackageWork }) {
  const t = useTexts(editorTexts);
  const { known } = work;
  const { doing, problem, act } = usePackageActs(work);
  const possible = (Object.keys(ICONS) as MenuAction[]).filter((action) => known.actions.includes(action));
  const acts: MenuAct[] = [
    ...(known.path
      ? [{ key: 'page', label: t('act.page'), icon: 'external-link' as const, to: known.path, isPublic: true }]
      : []),
    ...possible.map((action) => ({
      key: action,
      label: t(`act.${action}`),
      icon: ICONS[action],
      isDangerous: action === 'archive',
      onAct: () => void act(action),
    })),
  ];
  return (
    <div className="pe-menu" aria-busy={doing !== null}>
      <ActionMenu label={t('act.menu')} text={t('act.more')} acts={acts} />
      <ActProblem problem={problem} />
    </div>
  );
}

/** Each act begins with what is saved; it is told by a toast, and archiving can be undone for a moment. */
function usePackageActs({ known, draft, follow }: PackageWork) {
  const t = useTexts(editorTexts);
  const language = useLocale();
  const path = useLocalPath();
  const navigate = useNavigate();
  const showUndoable = useUndoable();
  const { doing, problem, run } = useAct();
  const input = { params: { id: known.id }, query: { language } };
  const show = async () => follow(await sessionCall(getOwnPackage, input, { background: true }));
  const move = async (action: keyof typeof MOVES, version: number) => {
    const now = await sessionCall(MOVES[action], { ...input, body: { version } });
    follow(now);
    if (action !== 'archive') return showToast(t(`done.${action}`));
    const undo = async () =>
      follow(await sessionCall(undoArchiveOwnPackage, { ...input, body: { version: now.version } }));
    showUndoable(t('done.archive'), undo, () => undefined);
  };
  const act = (action: MenuAction) =>
    run(async () => {
      const version = await draft.saveAll();
      if (version === null) return;
      if (action === 'confirm_price') {
        await sessionCall(confirmPackagePrices, { body: { ids: [known.id] } });
        showToast(t('done.confirm_price'));
        await show();
      } else if (action === 'duplicate') {
        const copy = await sessionCall(duplicateOwnPackage, input);
        showToast(t('done.duplicate'));
        await navigate(path(`/provider/packages/edit/${copy.id}`));
      } else await move(action, version);
    }, action);
  return { doing, problem, act };
}
