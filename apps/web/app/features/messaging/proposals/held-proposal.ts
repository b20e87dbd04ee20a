import type { NewProposal } from '@travesia/contracts/messaging';

/** What is about to be sent with a message, with what its sender reads of it. */
export interface HeldProposal {
  value: NewProposal;
  label: string;
}

/** As it is kept with the draft of a message; empty for none. */
export const writeHeld = (held: HeldProposal | null): string => (held ? JSON.stringify(held) : '');

export function readHeld(text: string): HeldProposal | null {
  if (text === '') return null;
  try {
    return JSON.parse(text) as HeldProposal;
  } catch {
    return null;
  }
}
