import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { PROVIDER, TREATMENT } from '../../pages.ts';
import { askClinic } from '../../steps/ask-clinic.ts';
import { callAs, dialogOf, payByCard } from '../../steps/bookings.ts';
import { enterAsPatient, openInPortal } from '../../steps/portal.ts';
import { answerQuestion, sendQuote } from '../../steps/send-quote.ts';

test('a patient reads a quote, asks about it, accepts it with a time, pays the deposit and sees what is booked', async ({
  page,
}) => {
  await enterAsPatient(page, '/treatment-journeys');
  const { id: clinic } = await callAs<{ id: string }>(page, 'GET', `/providers/${PROVIDER}?language=en`);
  const { case: caseId, journey } = await askClinic(page, { clinic, treatment: TREATMENT });
  const first = await sendQuote(page, { journey });

  await openInPortal(page, `/journey/${journey}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Read the quote and decide' })).toBeVisible();
  await expect(page.getByText(/^Expires in 1[34] days/).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Read the quote' }).click();

  // Ask about a price item; what is typed survives a reload.
  await expect(page).toHaveURL(new RegExp(`/quotes/${first.id}$`));
  await page.getByRole('combobox', { name: 'What is it about?' }).selectOption({ label: 'Recovery lodging' });
  const question = page.getByRole('textbox', { name: /^Your question/ });
  await question.fill('Which hotel is it?');
  await page.reload();
  await expect(question).toHaveValue('Which hotel is it?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('Clínica Valle Central hasn’t answered yet.')).toBeVisible();
  await answerQuestion(page, journey, first.id, 'Hotel Los Yoses, two streets away.');

  // A newer version takes the place of the first.
  const second = await sendQuote(page, { journey, change: { plan: 'One trip, twelve nights near the clinic.' } });
  await page.reload();
  await expect(page.getByText('Hotel Los Yoses, two streets away.')).toBeVisible();
  await page.getByRole('link', { name: 'Read the newer version' }).click();
  await expect(page).toHaveURL(new RegExp(`/quotes/${second.id}$`));
  await expect(page.getByText('One trip, twelve nights near the clinic.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // The comparison of the case, on a phone too.
  await openInPortal(page, `/cases/${caseId}/quotes`);
  await expect(page.getByRole('columnheader', { name: /^Clínica Valle Central/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { level: 2, name: /^Clínica Valle Central/ })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('link', { name: /^Read and accept/ }).click();
  await expect(page).toHaveURL(new RegExp(`/quotes/${second.id}$`));
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  // Accepting needs a time and the consent.
  const accept = page.getByRole('button', { name: /^Accept and hold the time, deposit US\$/ });
  await accept.click();
  await expect(page.getByText('Choose a time first.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ index: 3 });
  await page.getByRole('radio').first().check();
  await expect(page.getByRole('heading', { name: 'If you cancel' }).last()).toBeVisible();
  await accept.click();
  await expect(page.getByText('Accept the price and the cancellation policy to go on.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^I accept the price/ }).check();
  expect(await axeViolations(page)).toEqual([]);
  await accept.click();

  await expect(page).toHaveURL(/\/booking\/payment\?booking=/);
  await page.getByRole('button', { name: /^Pay / }).click();
  await payByCard(page, 'paid');
  await expect(page).toHaveURL(/\/booking\/confirmation\?booking=.*&payment=/);
  await page.getByRole('link', { name: 'See your journey' }).click();

  await expect(page).toHaveURL(new RegExp(`/treatment-journeys/${journey}/confirmation$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your treatment is booked');
  await expect(page.getByText(/^The rest is due by/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);

  // A change above the limit is declined, which lets the patient leave with everything.
  const order = await sendQuote(page, { journey, kind: 'change_order' });
  await openInPortal(page, `/journey/${journey}`);
  await page.getByRole('link', { name: 'See what changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/quotes/${order.id}$`));
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Decline change' }).click();
  await dialogOf(page)
    .getByRole('textbox', { name: /^Reason/ })
    .fill('It costs too much.');
  await dialogOf(page).getByRole('button', { name: 'Decline change' }).click();
  await page.getByRole('link', { name: 'Open the booking to cancel it' }).click();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Reason' }).fill('The price rose.');
  await dialogOf(page)
    .getByRole('button', { name: /^Cancel, get .* back$/ })
    .click();
  await expect(page.getByText('You canceled this booking')).toBeVisible();
});
