/** Minimum length of a password on its own, and with two-factor authentication (design decision; NIST SP 800-63B). */
export const PASSWORD_MIN = { alone: 12, withSecondFactor: 8 } as const;
/** Maximum length; longer passwords are rejected before hashing. */
export const PASSWORD_MAX = 128;

/** What can be wrong with a password, except for being a common one, which only the server checks. */
export type PasswordFault = 'too_short' | 'too_long' | 'holds_own_name' | 'one_character';

export interface PasswordOwner {
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** Parts of a name or address this short occur in any text. */
const SHORTEST_PART = 4;

/** Characters as users count them: an emoji or an accented letter is one. */
const lengthOf = (password: string): number => [...password.normalize('NFC')].length;

/** The first problem of a password, or null. Checked as written: nothing is truncated or trimmed. */
export function passwordFault(
  password: string,
  owner: PasswordOwner = {},
  min: number = PASSWORD_MIN.alone,
): PasswordFault | null {
  const length = lengthOf(password);
  if (length < min) return 'too_short';
  if (length > PASSWORD_MAX) return 'too_long';
  if (new Set(password.normalize('NFC')).size === 1) return 'one_character';
  const folded = fold(password);
  return ownParts(owner).some((part) => folded.includes(part)) ? 'holds_own_name' : null;
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function ownParts({ email = '', firstName = '', lastName = '' }: PasswordOwner): string[] {
  const [mailbox = '', host = ''] = email.split('@');
  return [
    mailbox,
    ...mailbox.split(/[^\p{L}\p{N}]+/u),
    host.split('.')[0] ?? '',
    ...`${firstName} ${lastName}`.split(/\s+/),
  ]
    .map(fold)
    .filter((part) => part.length >= SHORTEST_PART);
}

/**
 * How hard a password is to guess, for the strength hint next to the field: based on length and kinds of characters.
 */
export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

export function passwordStrength(password: string, owner: PasswordOwner = {}): PasswordStrength {
  if (passwordFault(password, owner)) return 'weak';
  const distinct = new Set(password.normalize('NFC')).size;
  const worth = Math.min(lengthOf(password), distinct * 2);
  return worth >= 20 ? 'strong' : worth >= 15 ? 'good' : worth >= PASSWORD_MIN.alone ? 'fair' : 'weak';
}
