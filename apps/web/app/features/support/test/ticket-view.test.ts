import { describe, expect, it } from 'vitest';
import { translator } from '../../../lib/i18n/use-texts.tsx';
import { askedOf } from '../../../lib/list/list-definition.ts';
import { inboxList } from '../admin/inbox-filter.ts';
import { supportTexts } from '../texts.ts';
import { type AskTexts, readAsk } from '../ticket-form.ts';
import { expectedText } from '../ticket-view.ts';

const t = translator(supportTexts, 'en');

describe('expected response time', () => {
  it('is in hours, in days when long, or a promise', () => {
    expect(expectedText(t, { basis: 'measured', hours: 1, working_days: null })).toContain('within 1 hour');
    expect(expectedText(t, { basis: 'measured', hours: 36, working_days: null })).toContain('36 hours');
    expect(expectedText(t, { basis: 'measured', hours: 40, working_days: null })).toContain('2 days');
    expect(expectedText(t, { basis: 'promise', hours: null, working_days: 2 })).toBe(
      'We reply within 2 business days.',
    );
  });
});

describe('a support request', () => {
  const typed = (fields: Partial<AskTexts>): AskTexts => ({
    topic: '',
    subject: '',
    message: '',
    files: '',
    attach: '',
    ...fields,
  });

  it('names every incomplete field', () => {
    expect(readAsk(typed({ topic: '', subject: ' a ', message: '  ' })).missing).toEqual([
      'topic',
      'subject',
      'message',
    ]);
  });

  it('attaches account facts only if the box was checked', () => {
    const asked = { topic: 'prices', subject: 'Deposit', message: 'How much?' };
    expect(readAsk(typed(asked))).toEqual({ body: { ...asked, files: [], attach_context: false }, missing: [] });
    expect(readAsk(typed({ ...asked, attach: 'true' })).body.attach_context).toBe(true);
  });
});

describe('inbox filters', () => {
  it('come from the URL, ignoring invalid values', () => {
    const query = new URLSearchParams('state=open&topic=horoscope&assigned=me&page=-3&q=+ts+7k+');
    expect(askedOf(inboxList, query)).toEqual({
      state: 'open',
      assigned: 'me',
      q: 'ts 7k',
      sort: 'waiting',
      page: 1,
    });
  });
});
