import type { DemoSession } from '../../modules/accounts/index.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts.ts';
import { daysBefore } from './demo-people.ts';

const DEVICES = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
] as const;

const ZONES: Readonly<Record<string, string>> = {
  US: 'America/Chicago',
  NL: 'Europe/Amsterdam',
  IE: 'Europe/Dublin',
  CA: 'America/Toronto',
  GB: 'Europe/London',
  SE: 'Europe/Stockholm',
  DE: 'Europe/Berlin',
  CO: 'America/Bogota',
  MX: 'America/Mexico_City',
  UY: 'America/Montevideo',
  PE: 'America/Lima',
  CL: 'America/Santiago',
  ES: 'Europe/Madrid',
  BO: 'America/La_Paz',
  BR: 'America/Sao_Paulo',
  PT: 'Europe/Lisbon',
  CR: 'America/Costa_Rica',
  EC: 'America/Guayaquil',
  AR: 'America/Argentina/Buenos_Aires',
};

/** Sign-in location of a demo person: a fictional device in a network reserved for documentation (RFC 5737). */
export const demoDevice = ({ country }: Pick<DemoAccount, 'country'>, place: number) => ({
  userAgent: DEVICES[place % DEVICES.length] ?? '',
  timeZone: ZONES[country] ?? null,
  network: place % 2 ? '198.51.100.x' : '203.0.113.x',
});

/** Devices on which demo people appear signed in; no token opens them. */
export const demoSessions = (at: Date): DemoSession[] =>
  DEMO_ACCOUNTS.flatMap((account, index) =>
    (account.seen ?? []).map((days, place) => ({
      id: demoId(`session/${account.email}/${place}`),
      userId: account.id,
      proof: account.twoFactorAge === null ? ['password'] : ['password', 'totp'],
      createdAt: daysBefore(at, days + 1 + place * 4),
      lastSeenAt: daysBefore(at, days),
      ...demoDevice(account, index + place),
    })),
  );
