import { draftOf, forgetDraft, keepDraft } from '../../../lib/forms/draft/drafts.ts';
import type { TreatmentDraft } from './treatment-draft.ts';

interface Kept {
  draft: TreatmentDraft;
  /** What stood there as the writing began, and the version it had. */
  before: TreatmentDraft;
  version: number;
}

const partOf = (slug: string) => `treatment.${slug}`;

/** What was written and not saved in this tab, so that it survives a reload. */
export function readKept(owner: string, slug: string): Kept | null {
  const kept = draftOf(owner, partOf(slug));
  const [draft, before] = [kept?.mine['treatment'], kept?.before['treatment']];
  if (!kept || !draft || !before) return null;
  const read = (text: string) => JSON.parse(text) as TreatmentDraft;
  return { draft: read(draft), before: read(before), version: kept.version };
}

/** Keeps it for as long as the tab stays; without storage for as long as the page does. */
export function keep(owner: string, slug: string, kept: Kept | null): void {
  if (!kept) return forgetDraft(owner, partOf(slug));
  const texts = { before: { treatment: JSON.stringify(kept.before) }, mine: { treatment: JSON.stringify(kept.draft) } };
  keepDraft(owner, partOf(slug), partOf(slug), { version: kept.version, ...texts });
}
