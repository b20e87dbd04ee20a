import { NOTIFICATION_NAMES, type Notification } from '@travesia/contracts/notifications';
import { describe, expect, it } from 'vitest';
import { notices } from '../../../notices.ts';
import { inWords } from '../told-text.ts';

const params = {
  device: 'Firefox, Android',
  place: 'Clínica Sol',
  change: 'turned_on',
  role: 'provider',
  clinic: 'Clínica Sol',
  other: 'Clínica Mar',
  organization: 'Red Andina',
  answer: 'approved',
  kind: 'claim',
  reference: 'TS-7K3M-9QXD',
  count: 2,
  ended: 1,
  hidden: 0,
  news: 'sent',
};

describe('notification texts', () => {
  it.each(['en', 'es', 'pt'] as const)('exist for every type in %s, with and without names', (locale) => {
    const nothing = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value : null]),
    );
    for (const kind of NOTIFICATION_NAMES)
      for (const given of [params, nothing]) {
        const { title, text } = inWords(notices, locale, { kind, params: given });
        expect(`${title} ${text}`, kind).not.toMatch(/[{}]|undefined|null/);
        expect(title.length, kind).toBeGreaterThan(5);
      }
  });

  it('include the device and place if known', () => {
    const of = (given: Notification['params']) => inWords(notices, 'en', { kind: 'new_device', params: given }).text;
    expect(of({ device: 'Firefox, Android', place: 'Bogota' })).toContain('Firefox, Android, Bogota.');
    expect(of({ device: null, place: null })).toContain('Unknown browser.');
  });
});
