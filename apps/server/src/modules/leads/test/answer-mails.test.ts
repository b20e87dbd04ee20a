import { describe, expect, it } from 'vitest';
import { leadMails } from '../mails/lead-mails.ts';

const facts = {
  reference: 'TR-7K3M-9QXD',
  clinic: 'Clínica Sol',
  clinicPath: '/booking/consultation?provider=clinica-sol',
  subject: 'Hip replacement · Clínica Sol',
  text: 'Yes.\n\nSend <b>X-rays</b>.',
  reason: null,
  isTextMailed: true,
  hasAccount: null,
} as const;
const reader = { language: 'en', origin: 'https://travesia.example' } as const;
const { consultation_answered: answered } = leadMails;

describe('the email with an answer', () => {
  it.each([
    [
      'en',
      'Clínica Sol replied to your consultation request.',
      'https://travesia.example/booking/consultation?provider=clinica-sol',
    ],
    [
      'es',
      'Clínica Sol respondió a su solicitud de consulta.',
      'https://travesia.example/es/booking/consultation?provider=clinica-sol',
    ],
    [
      'pt',
      'Seu pedido de consulta foi respondido por: Clínica Sol.',
      'https://travesia.example/pt/booking/consultation?provider=clinica-sol',
    ],
  ] as const)('says in %s who answers what, and how to write back', (language, first, contact) => {
    const { text, html } = answered.write(facts, { ...reader, language });
    for (const part of [first, contact, 'TR-7K3M-9QXD', 'Yes.']) expect(text).toContain(part);
    expect(html).toContain('Send &lt;b&gt;X-rays&lt;/b&gt;.');
  });

  it('says only that there is one in the demo', () => {
    const { text } = answered.write({ ...facts, text: null, isTextMailed: false }, reader);
    expect(text).toContain('replies are not sent by email');
    expect(text).not.toContain('Yes.');
  });

  it('links to the portal for senders with an account', () => {
    const { text } = answered.write({ ...facts, hasAccount: 'an-id' }, { ...reader, language: 'es' });
    expect(text).toContain('https://travesia.example/es/requests/an-id');
  });

  it('names the reason of a refusal, and the listing of a claim', () => {
    const refused = { ...facts, text: null, reason: 'not_offered' } as const;
    const declined = leadMails.consultation_declined.write(refused, reader);
    expect(declined.text).toContain('Reason: the clinic doesn’t offer this treatment or service.');
    const claim = { ...facts, subject: null, text: null, reason: 'not_proven' } as const;
    expect(leadMails.claim_rejected.write(claim, reader).text).toContain('your claim for Clínica Sol');
  });
});

it('tells a clinic’s people of a request without anything that its sender wrote', () => {
  const request = {
    id: 'an-id',
    firstName: 'Ana',
    clinic: 'Clínica Sol',
    desk: 'provider' as const,
    about: null,
    reference: 'TR-7K3M-9QXD',
    dueOn: '2026-11-24',
  };
  const { subject, text } = leadMails.request_overdue.write(request, { ...reader, language: 'es' });
  expect(subject).toBe('Solicitud de consulta atrasada: Clínica Sol');
  expect(text).toContain('terminó el martes, 24 de noviembre');
  expect(text).toContain('https://travesia.example/es/provider/requests/an-id');
});
