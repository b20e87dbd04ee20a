import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { answerQuestions } from '../../steps/ask-clinic.ts';
import { dialogOf, PACKAGE, payByCard } from '../../steps/bookings.ts';
import { signUp } from '../../steps/sign-up.ts';

test('a guest chooses a day, signs in, answers about their health, books, pays the deposit, and cancels with the refund shown before', async ({
  page,
}) => {
  await page.goto(`/start-journey/${PACKAGE}`);
  const choice = page.getByRole('complementary', { name: 'Your choice' });
  await expect(choice).toContainText('Deposit to confirm');
  await choice.getByRole('link', { name: 'Take this time' }).click();

  // The sign-in leads back to the same choice, and so do the questions.
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  const review = new URL(page.url()).searchParams.get('returnUrl') ?? '';
  expect(review).toMatch(new RegExp(`/booking/review\\?.*package=${PACKAGE}.*time=`));
  await signUp(page, review);
  await expect(page.getByText('A few questions about your health first')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Answer the questions' }).click();
  await page.getByRole('button', { name: 'Agree and fill in' }).click();
  await expect(page.getByRole('heading', { name: 'Your chosen time' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue booking' }).click();
  await expect(page.getByText('Please answer this question.').first()).toBeVisible();
  await answerQuestions(page, { package_id: PACKAGE });
  await page.reload();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue booking' }).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === review);
  const note = page.getByRole('textbox', { name: /^Note to the clinic/ });
  await note.fill('I use a walking stick.');
  const book = page.getByRole('button', { name: /^Book and pay US\$.* deposit$/ });
  await book.click();
  await expect(page.getByText('The clinic can only treat you if it may read your answers.')).toBeVisible();
  await page.getByRole('checkbox', { name: /reads my answers about my health/ }).check();
  await book.click();
  await expect(page.getByText('Accept the cancellation policy to book.')).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('I use a walking stick.');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('checkbox', { name: /reads my answers about my health/ }).check();
  await page.getByRole('checkbox', { name: /^I accept the cancellation policy/ }).check();
  await book.click();

  await expect(page).toHaveURL(/\/booking\/payment\?booking=/);
  await expect(page.getByText(/^Held for you for/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Pay US\$/ }).click();
  await payByCard(page, 'paid');

  await expect(page).toHaveURL(/\/booking\/confirmation\?booking=.*&payment=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking is confirmed');
  expect(await axeViolations(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^TR-.*\.ics$/);

  // The journey has begun: what comes next is there.
  await page.getByRole('link', { name: 'See your journey' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your treatment is booked');
  await page.getByRole('link', { name: 'Open journey' }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText('Booked');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Booking details' }).first().click();
  await expect(page.getByText('I use a walking stick.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialogOf(page)).toContainText('You get back');
  expect(await axeViolations(page)).toEqual([]);
  await dialogOf(page).getByRole('textbox', { name: 'Reason' }).fill('My plans changed.');
  const cancel = dialogOf(page).getByRole('button', { name: /^Cancel, get US\$.* back$/ });
  const refund = /US\$\s[\d,.]+/.exec((await cancel.textContent()) ?? '')?.[0] ?? 'none';
  await cancel.click();
  await expect(page.getByText('You canceled this booking')).toBeVisible();
  await expect(page.getByText(`Refund: ${refund}`)).toBeVisible();

  await page.goto('/bookings?tab=cancelled');
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('on a phone, in Spanish', () => {
  test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'America/Bogota' });

  test('a free consultation is booked at once, moved, and cancelled', async ({ page }) => {
    await page.goto('/es/booking/consultation?clinic=clinica-valle-central&kind=consultation');
    const choice = page.getByRole('complementary', { name: 'Su elección' });
    await expect(choice).toContainText('Gratis. No se cobra nada.');
    expect(await sidewaysScroll(page)).toBe(0);
    await choice.getByRole('link', { name: 'Seguir con este horario' }).click();
    await page.getByRole('button', { name: /paciente/ }).click();
    await expect(page).toHaveURL(/\/es\/booking\/review\?/);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Reservar este horario' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su reserva está confirmada');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Detalles de la reserva' }).click();
    await page.getByRole('button', { name: 'Reprogramar' }).click();
    await dialogOf(page).getByRole('combobox', { name: 'Día' }).selectOption({ index: 2 });
    await dialogOf(page).getByRole('radio').first().check();
    await dialogOf(page)
      .getByRole('button', { name: /^Cambiar a / })
      .click();
    await expect(page.getByText('Reserva reprogramada')).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar reserva' }).click();
    await expect(dialogOf(page)).toContainText('Cancelar es gratis.');
    await dialogOf(page).getByRole('textbox', { name: 'Motivo' }).fill('Cambio de planes.');
    await dialogOf(page).getByRole('button', { name: 'Cancelar reserva' }).click();
    await expect(page.getByText('Usted canceló esta reserva')).toBeVisible();
  });
});
