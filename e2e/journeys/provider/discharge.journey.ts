import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { callAs, dialogOf } from '../../steps/bookings.ts';
import { openInPortal, signInAsDemo } from '../../steps/portal.ts';
import { signUp } from '../../steps/sign-up.ts';
import { treatedJourney } from '../../steps/treated-journey.ts';

const SIGN = 'Fever above 38 °C';
const REPORT = 'Total hip replacement from the front, without complications.';

interface Papers {
  draft: { version: number; content: { items: Record<string, { state: string | null; text: string }> } };
  missing: { key: string }[];
}

test('a clinic is told what discharge papers miss, delivers them, and the patient reads them', async ({
  page,
  browser,
  origin,
}) => {
  const desk = await browser.newPage({ baseURL: origin });
  await signInAsDemo(desk, 'provider');
  await signUp(page, '/');
  const journey = await treatedJourney(page, desk);
  await openInPortal(desk, `/provider/journeys/${journey}`);
  const main = desk.getByRole('main');
  await main.getByRole('link', { name: 'Write documents' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Discharge documents');
  expect(await axeViolations(desk)).toEqual([]);

  // Delivering leads to what is missing, and each of it to its field.
  const field = (section: string, label: RegExp | string) =>
    main.getByRole('region', { name: section, exact: true }).getByLabel(label);
  await field('Warning signs', /^Text for the patient/).fill(SIGN);
  await main.getByRole('button', { name: 'Sign and deliver' }).click();
  const missing = main.getByRole('region', { name: /missing$/ });
  await expect(missing).toBeFocused();
  await missing.getByRole('link', { name: /^Contact after discharge/ }).click();
  const hours = field('Contact after discharge', 'When they answer');
  await expect(hours).toBeFocused();
  await hours.fill('Day and night');
  await expect(missing.getByRole('link', { name: /^Contact after discharge/ })).toBeHidden();

  // What was written survives a reload.
  await desk.reload();
  await expect(hours).toHaveValue('Day and night');
  await expect(field('Warning signs', /^Text for the patient/)).toHaveValue(SIGN);

  // The rest is written without the screens, but for one item.
  const path = `/journeys/${journey}/discharge`;
  const { draft } = await callAs<Papers>(desk, 'GET', path);
  const left = { state: 'not_applicable', text: '', reason: 'Not done.', files: [] };
  const given = { state: 'given', text: 'As told on leaving.', reason: '', files: [] };
  const implant = { name: 'Stem, size 11', maker: 'Cordillera', lot: 'AN-1', udi: '(01)07501234567893', site: 'Hip' };
  const content = {
    ...draft.content,
    items: {
      ...draft.content.items,
      instructions: given,
      anesthesia_record: given,
      follow_up: given,
      fit_to_fly: given,
      implants: given,
      medicines: left,
      lab_results: left,
      imaging: left,
      pathology: left,
    },
    implants: [implant],
    follow_up: [
      { on: new Date(Date.now() + 90 * 24 * 3_600_000).toISOString().slice(0, 10), who: 'Surgeon', where: 'Video' },
    ],
  };
  await callAs(desk, 'PUT', path, { version: draft.version, content });
  await desk.reload();
  await missing.getByRole('link', { name: /^Operation report/ }).click();
  await desk.keyboard.type(REPORT);
  await expect(missing).toBeHidden();
  await desk.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(desk)).toBe(0);
  await main.getByRole('button', { name: 'Sign and deliver' }).click();
  const dialog = dialogOf(desk);
  await dialog.getByRole('combobox', { name: 'Signed by' }).selectOption({ index: 1 });
  expect(await axeViolations(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sign and deliver' }).click();
  await expect(main.getByRole('region', { name: 'Discharge documents' })).toContainText(
    'Not opened by the patient yet',
  );

  await openInPortal(page, `/journey/${journey}`);
  const papers = page.getByRole('region', { name: 'Your discharge documents' });
  await expect(papers).toContainText(SIGN);
  await expect(papers).toContainText(REPORT);
  await expect(papers.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await desk.close();
});
