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
  await page.getByRole('textbox', { name: 'Correo' }).fill(email);
  await page.getByLabel(/^Acepto que mis datos/).check();
  await page.getByLabel(/^Autorizo que mi solicitud/).check();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
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
  expect(answer).toContain('Content-Language: es');
  expect(answer).toContain('a su solicitud de consulta.');
});
