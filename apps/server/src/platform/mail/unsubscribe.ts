import { OPTIONAL_TOPICS, type Locale, type OptionalTopic } from '@travesia/contracts/kit';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../secrets/secret.ts';

/** Whose emails about what a link turns off. */
export interface Unsubscribing {
  userId: string;
  topic: OptionalTopic;
}

/** The tokens of unsubscribe links. They hold as long as the installation's secret. */
export interface UnsubscribeTokens {
  tokenOf(about: Unsubscribing): string;
  /** Null for a token that was not signed here. */
  read(token: string): Unsubscribing | null;
}

/** Version of the tokens; another form gets another number, and old links go on working. */
const VERSION = '1';
const FORM = new RegExp(`^${VERSION}-(${OPTIONAL_TOPICS.join('|')})-([0-9a-f]{32})-([\\w-]{43})$`);

export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const key = deriveKey(secret, 'unsubscribe links');
  const sign = (facts: string) => createHmac('sha256', key).update(facts).digest('base64url');
  return {
    tokenOf: ({ userId, topic }) => {
      const facts = `${VERSION}-${topic}-${userId.replaceAll('-', '')}`;
      return `${facts}-${sign(facts)}`;
    },
    read: (token) => {
      const [, topic, user = '', signature = ''] = FORM.exec(token) ?? [];
      const known = OPTIONAL_TOPICS.find((one) => one === topic);
      if (!known) return null;
      const expected = sign(`${VERSION}-${known}-${user}`);
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
      return { userId: user.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), topic: known };
    },
  };
}

/** The page of an unsubscribe link, and where mailboxes post to turn off such emails without showing it. */
export const unsubscribePath = (token: string): string => `/unsubscribe?token=${token}`;

/** The last line of an email that can be turned off. */
export const UNSUBSCRIBE_LINE: Readonly<Record<Locale, string>> = {
  en: 'Turn off emails like this one:',
  es: 'Desactivar los correos como este:',
  pt: 'Desativar e-mails como este:',
};
