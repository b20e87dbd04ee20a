import { describe, expect, it } from 'vitest';
import { alsoMissing, claimBody, consentsFor, consultationBody } from '../lead-body.ts';

const typed = {
  full_name: ' Rosa Delgado ',
  email: 'rosa@example.com',
  phone: '',
  language: 'es',
  contact_by: 'email',
  preferred_month: '',
  message: 'Hola',
  companion: 'true',
  'consents.answer_request': 'true',
  leave_empty: '',
};

describe('request body', () => {
  it('contains filled-in fields, trimmed, and consents with the version of their wording', () => {
    expect(consultationBody(typed, { treatment: 'hip-replacement' })).toEqual({
      treatment: 'hip-replacement',
      full_name: 'Rosa Delgado',
      email: 'rosa@example.com',
      language: 'es',
      contact_by: 'email',
      message: 'Hola',
      companion: true,
      consents: [{ purpose: 'answer_request', version: '2026-11-21' }],
    });
  });

  it('of a claim contains only its own fields', () => {
    expect(Object.keys(claimBody(typed, 'id')).toSorted()).toEqual([
      'consents',
      'email',
      'full_name',
      'language',
      'message',
      'provider_id',
    ]);
  });
});

it('asks to share with a clinic only if there is one', () => {
  expect(consentsFor({ treatment: 'hip-replacement' })).toEqual(['answer_request']);
  expect(consentsFor({ package_id: 'x' })).toEqual(['answer_request', 'share_with_clinic']);
});

it('reports missing consents and phone with the other errors', () => {
  expect(alsoMissing(typed, ['answer_request', 'share_with_clinic'])).toEqual({
    'consents.share_with_clinic': 'consent_needed',
  });
  expect(alsoMissing({ contact_by: 'phone', phone: ' ' }, [])).toEqual({ phone: 'required' });
});
