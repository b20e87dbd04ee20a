import { describe, expect, it } from 'vitest';
import { translator } from '../../../lib/i18n/use-texts.tsx';
import { askedOf } from '../../../lib/list/list-definition.ts';
import { inboxList } from '../admin/inbox-filter.ts';
import { supportTexts } from '../texts.ts';
import { type AskTexts, readAsk } from '../ticket-form.ts';
import { expectedText } from '../ticket-view.ts';

const t = translator(supportTexts, 'en');

describe('the expected time of an answer', () => {
  it('is said in hours, in days when those are many, or as a promise', () => {
    expect(expectedText(t, { basis: 'measured', hours: 1, working_days: null })).toContain('within an hour');
    expect(expectedText(t, { basis: 'measured', hours: 36, working_days: null })).toContain('36 hours');
    expect(expectedText(t, { basis: 'measured', hours: 40, working_days: null })).toContain('2 days');
    expect(expectedText(t, { basis: 'promise', hours: null, working_days: 2 })).toBe(
      'We answer within 2 working days.',
    );
  });
});

describe('a question', () => {
  const typed = (fields: Partial<AskTexts>): AskTexts => ({
    topic: '',
    subject: '',
    message: '',
    attach: '',
    ...fields,
  });

  it('names every field that lacks something', () => {
    expect(readAsk(typed({ topic: '', subject: ' a ', message: '  ' })).missing).toEqual([
      'topic',
      'subject',
      'message',
    ]);
  });

  it('attaches facts only when that was ticked', () => {
    const asked = { topic: 'prices', subject: 'Deposit', message: 'How much?' };
    expect(readAsk(typed(asked))).toEqual({ body: { ...asked, attach_context: false }, missing: [] });
    expect(readAsk(typed({ ...asked, attach: 'true' })).body.attach_context).toBe(true);
  });
});

describe('the filters of the inbox', () => {
  it('take what an address says, and nothing that is wrong in it', () => {
    const query = new URLSearchParams('state=open&topic=horoscope&assigned=me&page=-3&q=+ts+7k+');
    expect(askedOf(inboxList, query)).toEqual({ state: 'open', assigned: 'me', q: 'ts 7k', page: 1 });
  });
});
