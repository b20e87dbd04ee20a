import type { Problem } from '@travesia/contracts/kit';
import { type RefObject, useEffect, useState } from 'react';

/** Focuses the first rejected field of a form; false if it shows none of them. */
export function useMarked(form: RefObject<HTMLFormElement | null>, problem: Problem | null): boolean {
  const [unmarked, setUnmarked] = useState<Problem | null>(null);
  useEffect(() => {
    if (!problem?.fields?.length) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first) focusField(first);
    // Only known after the fields are rendered, so reported later.
    else queueMicrotask(() => setUnmarked(problem));
  }, [form, problem]);
  return problem === null || unmarked !== problem;
}

/** Focuses a field, or the first of a group, and scrolls to it, also within a closed disclosure. */
export function focusField(field: HTMLElement): void {
  for (let box = field.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
  const first = field instanceof HTMLFieldSetElement ? field.querySelector<HTMLElement>('input, select') : field;
  first?.focus();
}
