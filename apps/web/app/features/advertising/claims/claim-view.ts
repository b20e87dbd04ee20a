import type { ClaimFinding } from '@travesia/contracts/advertising';

/** A finding where its phrase is in the text as it is now. */
export interface Claim extends ClaimFinding {
  /** Text before and after the phrase, shortened. */
  before: string;
  after: string;
}

/** Characters shown around a phrase. */
const AROUND = 36;

/**
 * The findings that still apply to a text while it is being changed: those whose phrase is still there, where it is now. A phrase
 * that was mended is gone at once, without waiting for the next check.
 */
export function claimsNow(findings: readonly ClaimFinding[], text: string): Claim[] {
  const taken = new Map<string, number>();
  return findings.flatMap((finding) => {
    const key = `${finding.rule} ${finding.excerpt}`;
    const from = placeOf(finding, text, taken.get(key) ?? 0);
    if (from < 0) return [];
    const to = from + finding.excerpt.length;
    taken.set(key, to);
    return [{ ...finding, from, to, before: startOf(text, from), after: endOf(text, to) }];
  });
}

const placeOf = ({ from, to, excerpt }: ClaimFinding, text: string, after: number): number =>
  text.slice(from, to) === excerpt ? from : text.indexOf(excerpt, after);

function startOf(text: string, to: number): string {
  const start = Math.max(0, to - AROUND);
  const part = text.slice(start, to);
  // Begins with a whole word.
  return start === 0 ? part : `…${part.slice(part.indexOf(' ') + 1)}`;
}

function endOf(text: string, from: number): string {
  const part = text.slice(from, from + AROUND);
  return from + AROUND >= text.length ? part : `${part.slice(0, Math.max(0, part.lastIndexOf(' ')))}…`;
}
