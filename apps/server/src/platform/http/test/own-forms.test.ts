import { describe, expect, it } from 'vitest';
import { refuseForeignForm } from '../own-forms.ts';

const OWN = 'https://travesia.example';
const send = (headers: Record<string, string>, own = OWN) => refuseForeignForm({ headers }, own);
const refusal = expect.objectContaining({ code: 'request.malformed', status: 400 }) as Error;

describe('a form', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' },
    { origin: 'https://elsewhere.example' },
    { origin: 'https://travesia.example.elsewhere.example' },
    { origin: 'https://travesia.example:8443' },
    { origin: 'null' },
    { origin: 'not an origin' },
  ])('of another site is rejected: %o', (headers) => {
    expect(() => send(headers)).toThrow(refusal);
  });

  it.each<Record<string, string>>([
    {},
    { origin: OWN },
    { 'sec-fetch-site': 'same-origin', origin: OWN },
    // A page without referrer says this of its own form.
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { 'sec-fetch-site': 'none' },
  ])('of our own pages, or of a program, is taken: %o', (headers) => {
    expect(() => send(headers)).not.toThrow();
  });

  it('is taken behind a proxy that hides HTTPS', () => {
    expect(() => send({ origin: OWN }, 'http://travesia.example')).not.toThrow();
  });
});
