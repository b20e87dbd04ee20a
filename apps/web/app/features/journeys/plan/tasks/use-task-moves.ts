import { type JourneyTask, type JourneyTasks, moveTask } from '@travesia/contracts/journeys';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { planTexts } from '../texts.ts';
import type { TaskMoveName } from './task-row.tsx';

/** Finishes, reopens and drops tasks of a journey: shown at once, and taken back if the server refuses. */
export function useTaskMoves(id: string, loaded: Loaded<JourneyTasks>) {
  const t = useTexts(planTexts);
  const { problem, run } = useAct();
  const put = (changed: JourneyTask) =>
    loaded.change(({ data }) => ({
      data: data.map((one) => (one.id === changed.id ? changed : one)).filter((one) => one.status !== 'dropped'),
    }));
  const move = async (task: JourneyTask, action: TaskMoveName): Promise<void> => {
    const status = ({ finish: 'done', reopen: 'open', drop: 'dropped' } as const)[action];
    const moved = await run(() =>
      loaded.changeWhile(
        ({ data }) => ({
          data: data.map((one) => (one.id === task.id ? { ...one, status, actions: [] } : one)),
        }),
        () => sessionCall(moveTask, { params: { id, taskId: task.id }, body: { action, version: task.version } }),
      ),
    );
    if (!moved) return loaded.reload();
    put(moved);
    if (action === 'finish' && moved.actions.includes('reopen'))
      showToast(t('tasks.finish.toast', { title: moved.title }), {
        label: t('undo'),
        hint: t('undo.hint'),
        run: () => void move(moved, 'reopen'),
      });
    else showToast(t(`tasks.${action}.toast`, { title: moved.title }));
  };
  return { problem, put, move };
}
