import { expect, test } from '../../fixtures/journey.ts';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { callAs } from '../../steps/bookings.ts';
import { openInPortal, signInAsDemo } from '../../steps/portal.ts';
import { signUp } from '../../steps/sign-up.ts';
import { treatedJourney } from '../../steps/treated-journey.ts';

test('a patient who answers something urgent reads whom to call first, and the clinic acknowledges it', async ({
  page,
  browser,
  origin,
}) => {
  const desk = await browser.newPage({ baseURL: origin });
  await signInAsDemo(desk, 'provider');
  await signUp(page, '/');
  const journey = await treatedJourney(page, desk, { recover: true });
  await openInPortal(page, `/journey/${journey}`);
  await page.getByRole('link', { name: 'Tell the clinic now' }).click();

  // What was entered survives a reload.
  const answer = (question: RegExp, choice: string) =>
    page.getByRole('group', { name: question }).getByText(choice, { exact: true }).click();
  await answer(/short of breath/, 'Yes');
  await answer(/Are you bleeding/, 'No');
  await page.reload();
  await expect(page.getByRole('group', { name: /short of breath/ }).getByLabel('Yes')).toBeChecked();
  await page.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByRole('alert')).toContainText('questions aren’t answered');
  await answer(/How strong is your pain/, '3');
  await answer(/38 °C/, 'No');
  await answer(/treated area look/, 'Nothing unusual');
  await answer(/calf/, 'No');
  await answer(/vomit/i, 'No');
  await answer(/medicines/, 'Yes');
  await answer(/How do you feel/, 'So-so');
  await page.getByRole('button', { name: 'Send answers' }).click();

  const warning = page.getByRole('alert');
  await expect(warning).toContainText('Call for help now');
  await expect(warning.getByRole('link', { name: /Ambulance/ }).first()).toHaveAttribute('href', /^tel:\d+$/);
  await expect(warning).toContainText('must answer by');
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await openInPortal(desk, '/provider/incidents');
  const { data } = await callAs<{ data: { id: string; reference: string }[] }>(
    page,
    'GET',
    `/journeys/${journey}/incidents`,
  );
  await openInPortal(desk, `/provider/incidents/${data[0]?.id}`);
  await expect(desk.getByText('Short of breath, or chest pain.')).toBeVisible();
  await desk.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(desk.getByText('In care').first()).toBeVisible();
  await openInPortal(page, `/journey/${journey}`);
  await expect(page.getByText('The clinic is taking care of it.')).toBeVisible();
  await desk.close();
});
