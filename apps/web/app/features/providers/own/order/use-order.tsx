import { type ReactNode, useState } from 'react';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { type Direction, moved } from './moved.ts';
import { orderTexts } from './texts.ts';

interface Listed {
  id: string;
  name: string;
}

interface Ordered<L extends { data: Listed[] }> {
  loaded: Loaded<L>;
  /** Whether a member takes part: archived ones don't. */
  isPlaced: (member: L['data'][number]) => boolean;
  save: (ids: string[]) => Promise<L>;
}

/** Reorders a list by buttons: optimistic, told to screen readers, and reverted if the server refuses. */
export function useOrder<L extends { data: Listed[] }>({
  loaded,
  isPlaced,
  save,
}: Ordered<L>): {
  move: (id: string, direction: Direction) => Promise<unknown>;
  told: ReactNode;
} {
  const t = useTexts(orderTexts);
  const { run, problem } = useAct();
  const [words, setWords] = useState('');
  const move = async (id: string, direction: Direction) => {
    const all: L['data'] = loaded.data?.data ?? [];
    const placed = moved(all.filter(isPlaced), id, direction);
    const now = [...placed, ...all.filter((one) => !isPlaced(one))];
    const done = await run(() =>
      loaded.changeWhile(
        (known) => ({ ...known, data: now }),
        () => save(placed.map((one) => one.id)),
      ),
    );
    if (done === undefined) return loaded.reload();
    const at = placed.findIndex((one) => one.id === id);
    setWords(t('moved', { name: placed[at]?.name ?? '', place: at + 1, count: placed.length }));
    return undefined;
  };
  return {
    move,
    told: (
      <>
        <p role="status" className="sr-only">
          {words}
        </p>
        <ActProblem problem={problem} />
      </>
    ),
  };
}
