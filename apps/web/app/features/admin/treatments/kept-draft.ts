import type { TreatmentDraft } from './treatment-draft.ts';

interface Kept {
  draft: TreatmentDraft;
  version: number;
}

const keyOf = (owner: string, slug: string) => `travesia.treatment.${owner}.${slug}`;

/** What was written and not saved in this tab, so that it survives a reload. */
export function readKept(owner: string, slug: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(owner, slug)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export function keep(owner: string, slug: string, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(owner, slug), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(owner, slug));
  } catch {
    // Without storage it is kept for as long as the page stays.
    return;
  }
}
