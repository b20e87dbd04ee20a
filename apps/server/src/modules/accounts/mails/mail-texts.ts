/** What accounts write to people. */
export type AccountMail =
  | 'verify_email'
  | 'reset_password'
  | 'already_registered'
  | 'already_registered_clinic'
  | 'password_changed'
  | 'session_replayed'
  | 'email_change_confirm'
  | 'email_change_approve'
  | 'email_change_taken'
  | 'email_changed';

/** The words of a mail; those of a link take minutes that it works for, those of a change of address the new one. */
export interface MailWords {
  subject: string;
  paragraphs: (link: string, minutes: number, newEmail: string) => string[];
}

export interface MailTexts {
  /** Without a name for an address that nobody has proved: what a stranger typed is not sent to others. */
  greeting: (firstName: string | null) => string;
  closing: string[];
  mails: Record<AccountMail, MailWords>;
}
