import { expect, test } from '../../fixtures/journey.ts';
import { type Answer, ask, inLanes } from '../../http/ask.ts';
import { complaintsAbout, complaintsAboutApi } from '../../hostile/judge.ts';
import { type HostileValue, hostileValues } from '../../hostile/strings.ts';
import { inTurn, PROVIDER } from '../../pages.ts';

const LANES = 6;

/** The fields of every form and of the call behind it, all filled with the same hostile value. */
const SENT = [
  {
    page: `/booking/consultation?provider=${PROVIDER}`,
    call: '/api/v1/consultation-requests',
    fields:
      'provider_id package_id treatment service_type full_name email phone country language contact_by preferred_month time_of_day message',
  },
  { page: '/es/contact', call: '/api/v1/contact-requests', fields: 'topic full_name email language message' },
  {
    page: `/pt/providers/${PROVIDER}/claim`,
    call: '/api/v1/directory-claims',
    fields: 'provider_id full_name role email phone website registry_number language message',
  },
];

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
/** The boxes of a form, which are ticked so that nothing is refused for their sake. */
const TICKED = 'consents.answer_request=true&consents.share_with_clinic=true';

/** Sends every value by one of the forms in turn, or by all, and gathers what is wrong with the answers. */
async function attack(
  origin: string,
  judge: (answer: Answer, value: HostileValue) => string[],
  requestOf: (value: HostileValue) => { path: string; headers: Record<string, string>; body: string }[],
): Promise<string[]> {
  const requests = hostileValues.flatMap((value, turn) =>
    inTurn(requestOf(value), turn, SENT.length).map((request) => ({ value, ...request })),
  );
  const found = await inLanes(requests, LANES, async ({ value, path, ...options }) => {
    const answer = await ask(origin, path, { method: 'POST', ...options });
    return judge(answer, value).map((complaint) => `${path}: ${complaint}: ${value.wire.slice(0, 60)}`);
  });
  return found.flat();
}

test.describe('hostile forms', () => {
  test('are answered by a page that keeps the text as text', async ({ origin }) => {
    const complaints = await attack(origin, complaintsAbout, ({ wire }) =>
      SENT.map(({ page, fields }) => ({
        path: page,
        headers: FORM_TYPE,
        body: `${fields
          .split(' ')
          .map((name) => `${name}=${wire}`)
          .join('&')}&${TICKED}`,
      })),
    );
    expect(complaints).toEqual([]);
  });

  test('are refused by the API with every field named', async ({ origin }) => {
    const complaints = await attack(origin, complaintsAboutApi, ({ wire, shown }) =>
      SENT.map(({ call, fields }) => ({
        path: call,
        headers: JSON_TYPE,
        body: JSON.stringify({
          ...Object.fromEntries(fields.split(' ').map((name) => [name, shown ?? wire])),
          consents: [{ purpose: shown ?? wire, version: shown ?? wire }],
        }),
      })),
    );
    expect(complaints).toEqual([]);
  });

  test('of strange shapes are refused', async ({ origin }) => {
    for (const body of [
      'null',
      '[]',
      '"x"',
      '{"consents":{}}',
      '{"consents":[null]}',
      '{"message":[["a"]]}',
      '{"__proto__":1}',
    ])
      for (const { call } of SENT) {
        const { status } = await ask(origin, call, { method: 'POST', headers: JSON_TYPE, body });
        expect([400, 422], `${call} ${body}`).toContain(status);
      }
    for (const { page } of SENT) {
      const plain = await ask(origin, page, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' });
      expect(plain.status, page).toBe(400);
      const large = await ask(origin, page, {
        method: 'POST',
        headers: FORM_TYPE,
        body: `message=${'a'.repeat(400_000)}`,
      });
      expect(large.status, page).toBe(413);
    }
  });
});
