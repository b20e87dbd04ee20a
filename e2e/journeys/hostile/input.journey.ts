import { expect, test } from '../../fixtures/journey.ts';
import { type Answer, ask, inLanes } from '../../http/ask.ts';
import { complaintsAbout, complaintsAboutApi } from '../../hostile/judge.ts';
import { apiParameters, pageParameters, type Parameter } from '../../hostile/parameters.ts';
import { HOSTILE_HEADERS, hostileRequests } from '../../hostile/requests.ts';
import { inTurn } from '../../pages.ts';
import { type HostileValue, hostileValues, MARK, markupTexts } from '../../hostile/strings.ts';

const API = '/api/v1';
const LANES = 6;

type Judge = (answer: Answer, value: HostileValue) => string[];

/** How many parameters share the hostile values between them; the whole form sends every value to every parameter. */
const SHARE = 4;

/** Sends values to every parameter and gathers what is wrong: a line a parameter and complaint, with one address. */
async function attack(base: string, parameters: readonly Parameter[], judge: Judge): Promise<string[]> {
  const attacks = parameters.flatMap((parameter, turn) =>
    inTurn(hostileValues, turn, SHARE).map((value) => ({ parameter, value })),
  );
  const found = new Map<string, string[]>();
  await inLanes(attacks, LANES, async ({ parameter, value }) => {
    const path = parameter.address(value.wire);
    for (const complaint of judge(await ask(base, path), value)) {
      const title = `${parameter.name}: ${complaint}`;
      found.set(title, [...(found.get(title) ?? []), path]);
    }
  });
  return [...found].map(([title, paths]) => `${title}, ${paths.length} times, as by ${paths[0]?.slice(0, 200)}`);
}

function refusalByClosing(name: string, error: NodeJS.ErrnoException): { status: number } {
  if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return { status: 0 };
  throw new Error(`${name}: ${error.message}`, { cause: error });
}

async function apiDocument(base: string) {
  const { text } = await ask(base, `${API}/openapi.json`);
  return JSON.parse(text) as Parameters<typeof pageParameters>[0];
}

test.describe('hostile input', () => {
  test('every parameter of the API refuses it by a problem that names the field', async ({ origin }) => {
    const parameters = apiParameters(await apiDocument(origin), API);
    expect(parameters.length).toBeGreaterThan(60);
    expect(await attack(origin, parameters, complaintsAboutApi)).toEqual([]);
  });

  test('every page answers it with a page', async ({ origin }) => {
    const parameters = pageParameters(await apiDocument(origin));
    expect(await attack(origin, parameters, complaintsAbout)).toEqual([]);
  });

  test('floods, depths, strange headers and forms are answered or refused', async ({ origin }) => {
    const statuses = await inLanes(hostileRequests, LANES, async ({ name, path, ...options }) => {
      // A connection closed in the middle of a flood is a refusal too.
      const { status } = await ask(origin, path, options).catch((error) => refusalByClosing(name, error));
      return { name, path: path.slice(0, 80), status };
    });
    expect(statuses.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await ask(origin, '/readyz')).status).toBe(200);
  });

  test('no header of a visitor is written into a page', async ({ origin }) => {
    for (const name of HOSTILE_HEADERS) {
      for (const markup of markupTexts) {
        const { text } = await ask(origin, '/treatments', { headers: { [name]: markup } });
        expect(text.includes(markup), `${name}: ${markup}`).toBe(false);
      }
    }
  });

  test.describe('in a browser', () => {
    // The page for an unknown treatment answers 404, which the browser mentions in its console.
    test.use({ expected: [/404 \(Not Found\)/] });

    test('no script of a visitor runs', async ({ page }) => {
      for (const [turn, markup] of markupTexts.entries()) {
        const wire = encodeURIComponent(markup);
        const addresses = [
          `/find-care?q=${wire}`,
          `/packages?q=${wire}`,
          `/treatments?q=${wire}`,
          `/404?from=/${wire}`,
        ];
        for (const path of inTurn(addresses, turn, 2)) {
          await page.goto(path);
          expect(await page.evaluate((mark) => mark in window, MARK), path).toBe(false);
        }
      }
    });
  });
});
