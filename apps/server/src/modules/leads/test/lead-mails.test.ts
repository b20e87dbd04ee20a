import { describe, expect, it } from 'vitest';
import { leadMails } from '../mails/lead-mails.ts';

const facts = {
  reference: 'TR-7K3M-9QXD',
  about: 'Hip replacement · Clínica <Sol> & Mar',
  clinic: 'Clínica <Sol> & Mar',
  replyBy: '2026-11-24',
  demo: false,
};
const { consultation_received: consultation, claim_received: claim } = leadMails;
const reader = { language: 'en', origin: 'https://travesia.example' } as const;

describe('the confirmation of a consultation request', () => {
  it.each([
    ['en', 'We received your consultation request (TR-7K3M-9QXD)', 'by Tuesday, November 24', '/contact?topic=privacy'],
    [
      'es',
      'Recibimos su solicitud de consulta (TR-7K3M-9QXD)',
      'el martes, 24 de noviembre',
      '/es/contact?topic=privacy',
    ],
    [
      'pt',
      'Recebemos seu pedido de consulta (TR-7K3M-9QXD)',
      'até terça-feira, 24 de novembro',
      '/pt/contact?topic=privacy',
    ],
  ] as const)('says in %s what happens next and how to withdraw', (language, subject, day, way) => {
    const letter = consultation.write(facts, { ...reader, language });
    expect(letter.subject).toBe(subject);
    for (const body of [letter.text, letter.html]) {
      expect(body).toContain('TR-7K3M-9QXD');
      expect(body).toContain(day);
      expect(body).toContain(`https://travesia.example${way}`);
      expect(body).toContain('12');
    }
  });

  it('escapes names in the HTML but not in the plain text', () => {
    const { text, html } = consultation.write(facts, reader);
    expect(text).toContain('Clínica <Sol> & Mar');
    expect(html).toContain('Clínica &lt;Sol&gt; &amp; Mar');
    expect(html).not.toContain('<Sol>');
  });

  it('promises no answer in a demo', () => {
    const { text } = consultation.write({ ...facts, demo: true }, reader);
    expect(text).toContain('This is a demo.');
    expect(text).not.toContain('November');
  });
});

it('says that a claim does not change the listing', () => {
  const { text } = claim.write(facts, reader);
  expect(text).toContain('The listing won’t change until our team confirms your identity.');
  expect(text).not.toContain('emergency');
});
