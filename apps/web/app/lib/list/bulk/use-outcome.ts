import { useState } from 'react';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useTexts } from '../../i18n/use-texts.tsx';
import { listTexts } from '../texts.ts';
import { type BulkLine, eachOf } from './bulk-act.ts';

export type NamedLine = BulkLine & { name: string };

/** What became of rows, while the list shows the place where it was done. */
interface Outcome {
  place: string;
  title: string;
  lines: readonly NamedLine[];
}

/** Done, and each one that was not. */
const countsOf = (lines: readonly BulkLine[]) => {
  const refused = lines.filter(({ problem }) => problem).length;
  return { done: lines.length - refused, refused };
};

/**
 * The result of an act on rows: a toast if all were done, otherwise the rows that were not, until the list shows others.
 * What can be undone offers it, for the rows that were done.
 */
export function useOutcome(place: string, reload: () => Promise<unknown>) {
  const t = useTexts(listTexts);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const show = (key: 'bulk.result' | 'bulk.undone', act: string, lines: readonly NamedLine[]) => {
    const counts = countsOf(lines);
    const rows = lines.length === 1 ? (lines[0]?.name ?? '') : t('bulk.rows', { count: lines.length });
    const title = t(key, { ...counts, act, rows });
    setOutcome(counts.refused ? { place, title, lines } : null);
    return { title, isWhole: !counts.refused };
  };
  const undo = async (act: string, lines: readonly NamedLine[]) => {
    const after = await eachOf<NamedLine>(async (line) => line.undo?.())(lines, '');
    const { title, isWhole } = show(
      'bulk.undone',
      act,
      after.map((line, at) => ({ ...line, name: lines[at]?.name ?? line.id })),
    );
    if (isWhole) showToast(title);
    await reload();
  };
  return {
    shown: outcome?.place === place ? outcome : null,
    forget: () => setOutcome(null),
    /** `act` is its name; no lines if it is unknown what became of the rows. */
    tell: (act: string, lines: readonly NamedLine[] | null) => {
      if (!lines) return setOutcome(null);
      const { title, isWhole } = show('bulk.result', act, lines);
      const back = lines.filter((line) => line.undo);
      const offer = { label: t('bulk.undo'), hint: t('bulk.undo.hint'), run: () => void undo(act, back) };
      if (back.length) showToast(title, offer);
      else if (isWhole) showToast(title);
    },
  };
}
