import type { Problem } from '@travesia/contracts/kit';
import { type RefObject, useEffect, useState } from 'react';

/** Leads to the first field of a form that is marked as refused; false when it shows none of those that were. */
export function useMarked(form: RefObject<HTMLFormElement | null>, problem: Problem | null): boolean {
  const [unmarked, setUnmarked] = useState<Problem | null>(null);
  useEffect(() => {
    if (!problem?.fields?.length) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first) first.focus();
    // Known only when the fields stand: said after that.
    else queueMicrotask(() => setUnmarked(problem));
  }, [form, problem]);
  return problem === null || unmarked !== problem;
}
