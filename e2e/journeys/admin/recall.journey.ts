import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { callAs, dialogOf } from '../../steps/bookings.ts';
import { enterAs, enterAsAdmin } from '../../steps/portal.ts';
import { enterAsTeam } from '../../steps/team.ts';

// One save meets another, on purpose.
test.use({ expected: [/409 \(Conflict\)/] });

/** The lot of the demo patient’s implant, as another hand writes it: nobody else has it. */
const LOT = 'kn 25 2210';
const TITLES = ['Knee implants of a lot', 'Implantes de rodilla de un lote', 'Implantes de joelho de um lote'];
const MESSAGES = [
  'The coating of this lot can come off. Call your clinic within a week of this message.',
  'El recubrimiento de este lote puede desprenderse. Llame a su clínica en la semana siguiente a este mensaje.',
  'O revestimento deste lote pode se soltar. Ligue para a sua clínica em até uma semana após esta mensagem.',
];
const LANGUAGES = ['English', 'Spanish', 'Portuguese'];
const BETTER = 'Knee implants of lot KN-25-2210';

interface Draft {
  version: number;
  titles: object;
  messages: object;
  criteria: object;
}

test('an admin drafts and edits a recall, another approves it, and the patient and the clinic read it', async ({
  page,
  browser,
  origin,
}) => {
  await enterAsAdmin(page, '/admin/recalls/new');
  const main = page.getByRole('main');
  await main.getByLabel('Device or medicine').selectOption('device');
  await main.getByLabel('Lot or serial number').fill(LOT);
  await main.getByRole('button', { name: 'Preview people' }).click();
  await expect(main).toContainText('1 journey matches.');
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByLabel('Title in English')).toHaveAttribute('aria-invalid', 'true');
  for (const [place, language] of LANGUAGES.entries()) {
    await main.getByLabel(`Title in ${language}`).fill(TITLES[place] ?? '');
    await main.getByLabel(`Message in ${language}`).fill(MESSAGES[place] ?? '');
  }
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/recalls\/[\w-]{36}$/);
  const id = new URL(page.url()).pathname.slice(-36);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(TITLES[0] ?? '');
  await expect(main.getByText('A second admin must approve this recall', { exact: false })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Approve and send' })).toHaveCount(0);

  // What somebody else saved meanwhile isn't overwritten unseen, and what was typed stays.
  await main.getByRole('link', { name: 'Edit draft' }).click();
  await expect(main.getByLabel('Title in Spanish')).toHaveValue(TITLES[1] ?? '');
  await main.getByLabel('Title in English').fill(BETTER);
  const { version, titles, messages, criteria } = await callAs<Draft>(page, 'GET', `/admin/recalls/${id}`);
  await callAs(page, 'PUT', `/admin/recalls/${id}`, {
    version,
    title: { ...titles, es: 'Implantes de rodilla' },
    message: messages,
    criteria,
  });
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(main.getByRole('alert').filter({ hasText: /changed/ })).toBeVisible();
  await expect(main.getByLabel('Title in Spanish')).toHaveValue('Implantes de rodilla');
  await expect(main.getByLabel('Title in English')).toHaveValue(BETTER);
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(BETTER);

  const second = await browser.newPage({ baseURL: origin });
  await enterAsTeam(second, origin, `/admin/recalls/${id}`);
  const approver = second.getByRole('main');
  await expect(approver.getByText(MESSAGES[2] ?? '')).toBeVisible();
  await approver.getByRole('button', { name: 'Approve and send' }).click();
  await expect(dialogOf(second)).toContainText('1 journey matches.');
  expect(await axeViolations(second)).toEqual([]);
  await dialogOf(second).getByRole('button', { name: 'Approve and send' }).click();
  await expect(approver.getByText('Contacting', { exact: true })).toBeVisible();
  await second.close();

  // A job tells the patient.
  await expect
    .poll(async () => (await callAs<{ counts: { sent: number } }>(page, 'GET', `/admin/recalls/${id}`)).counts.sent)
    .toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'patient', `/recalls/${id}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(BETTER);
  await expect(main).toContainText(MESSAGES[0] ?? '');
  await expect(main).toContainText('You opened it on');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, 'provider', `/provider/recalls/${id}?tab=reached`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(BETTER);
  await expect(main.getByRole('row').filter({ hasText: 'Read it' }).getByRole('link')).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
});
