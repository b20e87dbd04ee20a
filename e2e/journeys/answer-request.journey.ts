import { axeViolations } from '../accessibility/axe.ts';
import { expect, test } from '../fixtures/journey.ts';
import { PROVIDER } from '../pages.ts';
import { mailsTo, newAddress } from '../steps/mail.ts';
import { enterAs } from '../steps/portal.ts';

test('a visitor asks a clinic in Spanish, the clinic answers, and the visitor is told by mail', async ({
  page,
  browser,
  origin,
}) => {
  const email = newAddress();
  const name = `Rosa ${email.split('.')[1]}`;
  await page.goto(`/es/booking/consultation?provider=${PROVIDER}`);
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Puedo viajar en primavera?');
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill(name);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="consents.answer_request"]').check();
  await page.locator('input[name="consents.share_with_clinic"]').check();
  await page.locator('form button[type="submit"]').last().click();
  await expect(page).toHaveURL(/sent=TR-/);

  const desk = await browser.newPage({ baseURL: origin });
  await enterAs(desk, 'provider', '/provider/requests');
  const main = desk.getByRole('main');
  await main.getByRole('link', { name }).click();
  await expect(main).toContainText('¿Puedo viajar en primavera?');
  expect(await axeViolations(desk)).toEqual([]);
  await main.getByLabel('Your answer').fill('Sí, después de una radiografía.');
  await main.getByRole('button', { name: 'Send answer' }).click();
  await expect(main.getByText('Sí, después de una radiografía.')).toBeVisible();
  await expect(main.getByText('Answered', { exact: true }).first()).toBeVisible();
  await desk.close();

  const [, answer] = await mailsTo(email, 2);
  expect(answer).toContain('respondió a su solicitud de consulta');
});
