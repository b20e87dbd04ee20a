import { describe, expect, it } from 'vitest';
import { credentialMails } from '../mails/credential-mails.ts';

const reminded = {
  credential_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e90',
  kind: 'insurance',
  body: 'Seguros del Guarumo',
  ends_on: '2026-12-14',
  ended: false,
  clinic: 'Clínica Um',
  firstName: 'Bea',
};
const origin = 'https://travesia.example';

describe('a reminder', () => {
  it.each([
    ['en', 'December 14, 2026', 'https://travesia.example/provider/credentials#'],
    ['es', '14 de diciembre de 2026', 'https://travesia.example/es/provider/credentials#'],
    ['pt', '14 de dezembro de 2026', 'https://travesia.example/pt/provider/credentials#'],
  ] as const)('names the credential and its date and leads to its upload, in %s', (language, date, link) => {
    const { subject, text } = credentialMails.reminder.write(reminded, { origin, language });
    expect(subject).toContain('Clínica Um');
    expect(text).toContain('Seguros del Guarumo');
    expect(text).toContain(date);
    expect(text).toContain(link + reminded.credential_id);
  });
});
