import { expect } from '../fixtures/journey.ts';

/** Unique addresses, so that no test meets another's account or rate limit. */
export const newAddress = () => `rosa.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`;

/** URL of the journeys' mail server. */
const inbox = (address: string) =>
  `http://127.0.0.1:${process.env['MAIL_HTTP_PORT']}/?to=${encodeURIComponent(address)}`;

/** The bodies of the emails to an address, once the given number has arrived. */
export async function mailsTo(address: string, mails: number): Promise<string[]> {
  let texts: string[] = [];
  await expect
    .poll(async () => {
      texts = (await (await fetch(inbox(address))).json()) as string[];
      return texts.length;
    })
    .toBe(mails);
  return texts;
}

/** The link in the newest email to an address, as path and query; waits for the given number of emails. */
export async function linkInMail(address: string, mails = 1): Promise<string> {
  const texts = await mailsTo(address, mails);
  const link = /https?:\/\/[^/\s]+(\/[\w/-]+\?token=[\w-]+(?:&returnUrl=[\w%.-]+)?)/.exec(texts.at(-1) ?? '')?.[1];
  if (!link) throw new Error(`the mail to ${address} holds no link:\n${texts.at(-1)}`);
  return link;
}

/** The first email to an address that says something, once it has arrived. */
export async function mailSaying(address: string, words: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const texts = (await (await fetch(inbox(address))).json()) as string[];
      found = texts.find((text) => text.includes(words));
      return found;
    })
    .toBeDefined();
  return found ?? '';
}
