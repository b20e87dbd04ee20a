import { describe, expect, it } from 'vitest';
import { actionsFor, machineFaults } from '../../kit/index.ts';
import { claimMachine, requestMachine } from '../leads.machines.ts';
import { ClaimReceipt, Reference, RequestReceipt } from '../leads.schema.ts';
import { createConsultationRequest, createDirectoryClaim } from '../leads.endpoints.ts';

const request = {
  treatment: 'hip-replacement',
  full_name: 'Rosa Delgado',
  email: 'rosa@example.com',
  language: 'es',
  contact_by: 'email',
  message: 'Quisiera saber si puedo viajar.',
  consents: [{ purpose: 'answer_request', version: '2026-11-21' }],
};
const parse = (change: object) => createConsultationRequest.body?.safeParse({ ...request, ...change });

describe('a consultation request', () => {
  it('is accepted with the required fields, trimmed', () => {
    expect(parse({ full_name: '  Rosa Delgado ' })?.data).toMatchObject({ full_name: 'Rosa Delgado' });
  });

  it.each([
    ['a name of two lines', { full_name: 'Rosa\r\nBcc: eve@example.com' }],
    ['an address that is none', { email: 'rosa@' }],
    ['an empty message', { message: '   ' }],
    ['a message beyond the limit', { message: 'a'.repeat(4001) }],
    ['a month that is none', { preferred_month: '2027-13' }],
    ['a field it does not know', { referrer: 'x' }],
    ['a consent given twice', { consents: [...request.consents, ...request.consents] }],
    ['a consent to nothing known', { consents: [{ purpose: 'everything', version: '2026-11-21' }] }],
  ])('is rejected with %s', (_what, change) => {
    expect(parse(change)?.success).toBe(false);
  });
});

it('accepts only web addresses in a claim', () => {
  const claim = (website: string) =>
    createDirectoryClaim.body?.safeParse({
      provider_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10',
      full_name: 'Ana Ruiz',
      role: 'owner',
      email: 'ana@clinica.example',
      website,
      language: 'es',
      consents: request.consents,
    }).success;
  expect(claim('https://clinica.example/contacto')).toBe(true);
  expect(claim('javascript:alert(1)')).toBe(false);
  expect(claim('clinica.example')).toBe(false);
});

describe('the states of leads', () => {
  it('are all reachable and have an exit', () => {
    expect([...machineFaults(requestMachine), ...machineFaults(claimMachine)]).toEqual([]);
  });

  it('are those of the API', () => {
    expect(RequestReceipt.shape.status.options.toSorted()).toEqual(Object.keys(requestMachine.states).toSorted());
    expect(ClaimReceipt.shape.status.options.toSorted()).toEqual(Object.keys(claimMachine.states).toSorted());
  });

  it('lets a clinic claim but only an admin decide', () => {
    expect(actionsFor(claimMachine, 'pending', 'provider')).toEqual(['withdraw']);
    expect(actionsFor(claimMachine, 'pending', 'admin')).toEqual(['ask', 'approve', 'reject', 'withdraw']);
  });
});

it.each(['TR-7K3M-9QXD', 'TR-0000-ZZZZ'])('accepts %s as a reference', (text) => {
  expect(Reference.safeParse(text).success).toBe(true);
});
it.each(['TR-7K3M-9QXO', 'tr-7k3m-9qxd', 'TR-7K3M9QXD', 'TR-7K3M-9QXD<b>'])('rejects %s as a reference', (text) => {
  expect(Reference.safeParse(text).success).toBe(false);
});
