import { forgetRecord, readRecord, writeRecord } from '../../../lib/device/device-json.ts';
import { keptFormKey } from '../../../lib/forms/use-kept-form.ts';
import type { TreatmentDraft } from './treatment-draft.ts';

interface Kept {
  draft: TreatmentDraft;
  /** What stood there as the writing began, and the version it had. */
  before: TreatmentDraft;
  version: number;
}

const store = () => sessionStorage;
const keyOf = (owner: string, slug: string) => keptFormKey(owner, `treatment.${slug}`);

/** What was written and not saved in this tab, so that it survives a reload. */
export function readKept(owner: string, slug: string): Kept | null {
  const kept = readRecord(store, keyOf(owner, slug));
  return kept && kept['draft'] && kept['before'] ? (kept as unknown as Kept) : null;
}

/** Keeps it for as long as the tab stays; without storage for as long as the page does. */
export function keep(owner: string, slug: string, kept: Kept | null): void {
  if (kept) writeRecord(store, keyOf(owner, slug), { ...kept });
  else forgetRecord(store, keyOf(owner, slug));
}
