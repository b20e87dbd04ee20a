import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { callAs, dialogOf } from '../../steps/bookings.ts';
import { openInPortal, signInAsDemo } from '../../steps/portal.ts';

const HAPPENED = 'The hospital billed two more nights because of an infection.';
const OFFER = 'We pay both nights, without the meals.';

test('a patient claims what the policy covers, the clinic offers a part, and accepting it ends the claim', async ({
  page,
  browser,
  origin,
}) => {
  const desk = await browser.newPage({ baseURL: origin });
  await signInAsDemo(desk, 'provider');
  // Only the demo’s patient has a treatment that took place; what another books is still to come.
  await signInAsDemo(page, 'patient');
  const { data } = await callAs<{ data: { id: string; status: string; trips: number }[] }>(page, 'GET', '/journeys');
  const journey = data.find(({ status, trips }) => status === 'aftercare' && trips === 1)?.id;
  await openInPortal(page, `/journey/${journey}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Open a claim' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Open a claim');

  // What can be claimed depends on the kind, and what the policy leaves to the patient can only be disputed.
  await expect(main.getByLabel('What is it about?')).toHaveCount(0);
  await main.getByRole('radio', { name: /^Complication/ }).check();
  const subject = main.getByLabel('What is it about?');
  await subject.selectOption({ label: 'Travel costs' });
  await expect(subject).toHaveAccessibleDescription(/you pay this yourself/);
  await subject.selectOption({ label: 'Hospital costs' });
  await expect(subject).toHaveAccessibleDescription('The clinic pays');
  await main.getByRole('button', { name: 'Open claim' }).click();
  const text = main.getByLabel('What happened');
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill(HAPPENED);
  await main.getByLabel(/^Amount you claim/).fill('1250');
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Open claim' }).click();
  await expect(page).toHaveURL(/\/claims\/[\w-]{36}$/);
  await expect(main).toContainText('The clinic must answer by');
  const id = new URL(page.url()).pathname.slice(-36);

  await openInPortal(desk, '/provider/claims?tab=your_turn');
  const clinic = desk.getByRole('main');
  await clinic.locator(`a[href$="${id}"]`).click();
  await expect(clinic).toContainText(HAPPENED);
  await expect(clinic).toContainText('Answer by');
  await clinic.getByRole('button', { name: 'Propose a solution' }).click();
  const proposal = dialogOf(desk);
  await proposal.getByLabel(/^Amount you offer/).fill('900');
  await proposal.getByLabel('In your words').fill(OFFER);
  expect(await axeViolations(desk)).toEqual([]);
  await proposal.getByRole('button', { name: 'Propose a solution' }).click();
  await expect(clinic).toContainText('Solution proposed');
  await desk.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(main).toContainText(/The clinic offers US\$\s900/);
  await expect(main).toContainText(OFFER);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Accept proposal' }).click();
  await expect(dialogOf(page)).toContainText(/The clinic offers US\$\s900/);
  await dialogOf(page).getByRole('button', { name: 'Accept proposal' }).click();
  await expect(main).toContainText('Settled: the proposal was accepted.');
  await expect(main.getByRole('button', { name: 'Withdraw claim' })).toHaveCount(0);
});
