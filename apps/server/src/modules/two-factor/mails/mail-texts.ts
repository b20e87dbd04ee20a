import type { SecurityChange } from '@travesia/contracts/two-factor';

/** Texts of emails about changes to sign-in methods; links are on separate lines. */
export interface SecurityMailTexts {
  greeting: (firstName: string) => string;
  closing: string[];
  changes: Record<SecurityChange, { subject: string; text: string }>;
  /** Before the link to the sign-in settings. */
  notYou: string;
  /** Before the contact link. */
  noWayIn: string;
}
