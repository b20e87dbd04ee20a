export interface TeamMailFacts {
  /** Name of the clinic or organization the email is about. */
  name: string;
  /** Name of the organization that a clinic belonged to. */
  organization: string;
  link: string;
}

/**
 * `member_removed` goes to the former member, `clinic_left` to owners of the clinic, `clinic_taken` to those of the organization.
 */
export type TeamMail = 'member_removed' | 'clinic_left' | 'clinic_taken';

export interface MailTexts {
  greeting: (firstName: string) => string;
  closing: string[];
  reason: (reason: string) => string;
  mails: Record<TeamMail, { subject: (name: string) => string; paragraphs: (facts: TeamMailFacts) => string[] }>;
}
