import type { SecurityChange } from '@travesia/contracts/two-factor';

/** The words of mails about changes to how one signs in; links stand on lines of their own. */
export interface SecurityMailTexts {
  greeting: (firstName: string) => string;
  closing: string[];
  changes: Record<SecurityChange, { subject: string; text: string }>;
  /** Before the link to one's ways of signing in. */
  notYou: string;
  /** Before the link to us. */
  noWayIn: string;
}
