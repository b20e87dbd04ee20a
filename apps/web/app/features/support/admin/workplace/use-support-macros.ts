import { archiveMacro, changeMacro, createMacro, listMacros, SUPPORT_TOPICS } from '@travesia/contracts/support';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { MacroDesk } from '../../../macros/index.ts';
import { supportTexts } from '../../texts.ts';

const CALLS = { list: listMacros, create: createMacro, change: changeMacro, archive: archiveMacro };

/** The saved replies of support. */
export function useSupportMacros(): MacroDesk {
  const t = useTexts(supportTexts);
  const topics = SUPPORT_TOPICS.map((value) => ({ value, label: t(`topic.${value}`) }));
  return { calls: CALLS, page: '/admin/support/replies', topics };
}
