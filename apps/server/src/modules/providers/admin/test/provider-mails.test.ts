import { describe, expect, it } from 'vitest';
import { providerMails } from '../mails/provider-mails.ts';

const about = { firstName: 'Ana', name: 'Clínica Um' };
const reader = (language: 'en' | 'es' | 'pt') => ({ language, origin: 'https://travesia.example' });
const licence = { kind: 'facility_licence', body: 'Anvisa', whose: '', ends_on: '2026-12-01', ended: false };

describe('emails about credentials', () => {
  it('name each credential, its holder and its expiration date', () => {
    const credentials = [licence, { ...licence, kind: 'professional_licence', whose: 'Dra. Lia Prado', ended: true }];
    const { subject, text } = providerMails.credentials.write({ ...about, credentials }, reader('en'));
    expect(subject).toBe('Credentials to renew: Clínica Um');
    expect(text).toContain('facility license (Anvisa): expires on December 1, 2026');
    expect(text).toContain('professional license, Dra. Lia Prado (Anvisa): expired on December 1, 2026');
  });

  it('say what an admin did with a credential and why', () => {
    const facts = { ...about, change: 'revoked', reason: 'It was withdrawn', credential: licence };
    const { text } = providerMails.credential.write(facts, reader('es'));
    expect(text).toContain('revocó este documento de Clínica Um');
    expect(providerMails.credential.write(facts, reader('pt')).text).toContain('Motivo: It was withdrawn');
  });

  it('name no reason where none was given', () => {
    const facts = { ...about, change: 'verified', reason: '', credential: licence };
    expect(providerMails.credential.write(facts, reader('en')).text).not.toContain('reason');
  });
});
