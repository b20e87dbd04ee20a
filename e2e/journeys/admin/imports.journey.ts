import { expect, test } from '../../fixtures/journey.ts';
import { enterAsTeam } from '../../steps/team.ts';

const REGISTER = [
  'Código;Nombre;Provincia;Localidad;Domicilio;CP;Teléfono;Latitud;Longitud',
  '9001;CLINICA QUEBRADA DEL ALBA;Salta;SALTA;BELGRANO 4120;4400;0387 4220911;-24.7859;-65.4117',
  '9002;HOSPITAL PIEDRA DEL RIO MANSO;Salta;METÁN;MITRE 945;4440;03876 420922;-25.4958;-64.9730',
  '9003;;Salta;METÁN;MITRE 99;4440;;;',
].join('\n');

test('a register is tried without being written, imported, and taken back', async ({ page, context, origin }) => {
  await enterAsTeam(page, origin, '/admin/imports');
  const main = page.getByRole('main');
  await main
    .getByLabel(/Upload facility registry/)
    .setInputFiles({ name: 'salta.csv', mimeType: 'text/csv', buffer: Buffer.from(REGISTER) });
  await expect(page).toHaveURL(/\/admin\/imports\/[0-9a-f-]{36}$/);
  await expect(main.getByRole('heading', { name: 'First rows' })).toBeVisible();
  await main.getByLabel('Name shown in listings').fill('Registro de Salta');
  await main.getByLabel('Country', { exact: true }).fill('AR');
  await main.getByRole('button', { name: 'Apply settings' }).click();
  await expect(page.getByText('Reading the registry again')).toBeVisible();
  await expect(main.getByText('Clínica Quebrada del Alba')).toBeVisible();
  await main.getByRole('button', { name: 'Start test run' }).click();
  await expect(main.getByRole('heading', { name: 'Result of the test run' })).toBeVisible();
  await expect(main.getByRole('row', { name: 'Line 4 The row has no name.' })).toBeVisible();
  const visitor = await context.newPage();
  await visitor.goto('/directory?q=Quebrada+del+Alba');
  await expect(visitor.getByRole('main').getByText('Clínica Quebrada del Alba')).toHaveCount(0);

  await main.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(main.getByRole('heading', { name: 'Result of the import' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo$/ }).click();
  await expect(async () => {
    await visitor.goto('/directory?q=Quebrada+del+Alba');
    await expect(visitor.getByRole('main').getByText('Clínica Quebrada del Alba').first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();

  const dialog = page.getByRole('dialog', { name: 'Undo the import of Registro de Salta?' });
  await expect(dialog.getByText('2 listings are removed; none is restored.')).toBeVisible();
  await dialog.getByLabel(/Reason/).fill('The wrong edition.');
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  await expect(main.getByRole('heading', { name: 'This import was undone' })).toBeVisible();
  await expect(async () => {
    await visitor.goto('/directory?q=Quebrada+del+Alba');
    await expect(visitor.getByRole('main').getByText('Clínica Quebrada del Alba')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});
