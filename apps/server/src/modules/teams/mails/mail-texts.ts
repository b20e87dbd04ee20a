export interface TeamMailFacts {
  /** Of the clinic or organization that the mail is about. */
  name: string;
  /** Of the organization that a clinic belonged to. */
  organization: string;
  link: string;
}

/** `member_removed` goes to who worked there, `clinic_left` to owners of the clinic, `clinic_taken` to those of the organization. */
export type TeamMail = 'member_removed' | 'clinic_left' | 'clinic_taken';

export interface MailTexts {
  greeting: (firstName: string) => string;
  closing: string[];
  reason: (reason: string) => string;
  mails: Record<TeamMail, { subject: (name: string) => string; paragraphs: (facts: TeamMailFacts) => string[] }>;
}
