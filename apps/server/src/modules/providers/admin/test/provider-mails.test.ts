import { LOCALES } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { writeProviderMail } from '../mails/provider-mails.ts';

const about = { firstName: 'Ana', name: 'Clínica Um', origin: 'https://travesia.example' };
const licence = { kind: 'facility_licence', body: 'Anvisa', whose: '', ends_on: '2026-12-01', ended: false };

describe('emails about credentials', () => {
  it('name each credential, its holder and its expiration date', () => {
    const credentials = [licence, { ...licence, kind: 'professional_licence', whose: 'Dra. Lia Prado', ended: true }];
    const { subject, text } = writeProviderMail({ ...about, kind: 'credentials', language: 'en', credentials });
    expect(subject).toBe('Credentials of Clínica Um are to be renewed');
    expect(text).toContain('licence of the facility (Anvisa): ends on December 1, 2026');
    expect(text).toContain('professional licence, Dra. Lia Prado (Anvisa): ended on December 1, 2026');
  });

  it('say what an admin did with a credential and why', () => {
    const mail = {
      ...about,
      kind: 'credential',
      change: 'revoked',
      reason: 'It was withdrawn',
      credentials: [licence],
    } as const;
    expect(writeProviderMail({ ...mail, language: 'es' }).text).toContain('revocó este documento de Clínica Um');
    expect(writeProviderMail({ ...mail, language: 'pt' }).text).toContain('It was withdrawn');
  });

  it.each(LOCALES)('say in %s that a verification has expired, with a link to the clinic', (language) => {
    const { subject, text } = writeProviderMail({ ...about, kind: 'lapsed', language });
    expect(subject).toContain('Clínica Um');
    expect(text).toContain('/provider/dashboard');
  });
});
