import { forgetRecord, readRecord, writeRecord } from '../../device/device-json.ts';
import { DRAFTS_KEY } from '../../device/draft-store.ts';
import { useSession } from '../../session/session-store.ts';
import type { Form } from './form.ts';

/** Typed but unsaved text; in this tab only, so that a reload or an ended session loses nothing. */
const store = () => sessionStorage;

/** An unsaved form: the version it is based on, and each changed field before and after. */
export interface Draft {
  version: number;
  before: Form;
  mine: Form;
}

interface Drafts {
  owner: string;
  /** Last focused field. */
  at: string;
  parts: Readonly<Record<string, Draft>>;
}

function readDrafts(owner: string): Drafts | null {
  const kept = readRecord(store, DRAFTS_KEY) as Drafts | null;
  if (kept && kept.owner !== owner) forgetRecord(store, DRAFTS_KEY);
  return kept?.owner === owner ? kept : null;
}

export const draftOf = (owner: string, part: string): Draft | null => readDrafts(owner)?.parts[part] ?? null;

/** Names of everything a user left unsaved. */
export const partsLeft = (owner: string): string[] => Object.keys(readDrafts(owner)?.parts ?? {});

/** The field focused when the page was left with something unsaved. */
export const fieldLeft = (owner: string): string | null => readDrafts(owner)?.at ?? null;

export function keepDraft(owner: string, part: string, at: string, draft: Draft): void {
  if (isStillTheirs(owner))
    writeRecord(store, DRAFTS_KEY, { owner, at, parts: { ...readDrafts(owner)?.parts, [part]: draft } });
}

export function forgetDraft(owner: string, part: string): void {
  const drafts = isStillTheirs(owner) ? readDrafts(owner) : null;
  if (!drafts) return;
  const { [part]: _gone, ...parts } = drafts.parts;
  if (Object.keys(parts).length) writeRecord(store, DRAFTS_KEY, { ...drafts, parts });
  else forgetRecord(store, DRAFTS_KEY);
}

/**
 * Whether a form may still act for its user. It can outlive their session: then it must neither keep text of a user
 * who signed out nor change or save anything as the next one.
 */
export function isStillTheirs(owner: string): boolean {
  const { user, signedOut } = useSession.getState();
  return !signedOut && (user === null || user.id === owner);
}

// Signing out leaves nothing behind.
useSession.subscribe(({ signedOut }) => {
  if (signedOut) forgetRecord(store, DRAFTS_KEY);
});
