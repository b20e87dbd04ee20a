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

/** Email texts. Link emails take the minutes until expiry; address change emails take the new address. */
export interface MailWords {
  subject: string;
  paragraphs: (link: string, minutes: number, newEmail: string) => string[];
}

export interface MailTexts {
  /** No name for unverified addresses: text a stranger entered isn't sent to others. */
  greeting: (firstName: string | null) => string;
  closing: string[];
  mails: Record<AccountMail, MailWords>;
}
