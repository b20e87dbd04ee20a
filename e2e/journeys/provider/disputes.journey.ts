import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { callAs, dialogOf } from '../../steps/bookings.ts';
import { enterAs, settled } from '../../steps/portal.ts';

test.use({ expected: [/415 \(Unsupported Media Type\)/] });

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('a clinic answers a dispute with a file and a statement, once', async ({ page }) => {
  await enterAs(page, 'provider', '/provider/payments?tab=disputed');
  await settled(page);
  await page.getByRole('region', { name: 'All payments' }).getByRole('table').getByRole('link').first().click();
  await dialogOf(page).getByRole('link', { name: 'Answer the bank' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dispute');
  await expect(page.getByText(/\d+ (days?|hours?) left\./)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const upload = page.locator('input[type="file"]').first();
  await upload.setInputFiles({
    name: 'list.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<script>x</script>'),
  });
  await expect(page.getByRole('alert').or(page.locator('.field-error')).first()).toBeVisible();
  await upload.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByText('sample.pdf').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^What happened/ }).fill('The patient came at eight and left at noon.');
  await page.getByRole('textbox', { name: /^What happened/ }).blur();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^What happened/ })).toHaveValue(
    'The patient came at eight and left at noon.',
  );
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole('button', { name: 'Submit to the bank' }).click();
  await expect(dialogOf(page)).toContainText('This can’t be undone.');
  expect(await axeViolations(page)).toEqual([]);
  await dialogOf(page).getByRole('button', { name: 'Submit to the bank' }).click();
  await expect(page.getByText(/^(Your answer about|The bank is reviewing)/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit to the bank' })).toHaveCount(0);
  await expect(page.getByText('The patient came at eight and left at noon.')).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  const { payment_id: payment } = await callAs<{ payment_id: string }>(page, 'GET', `/provider/disputes/${id}`);

  await enterAs(page, 'admin', `/admin/payments/${payment}`);
  await expect(page.getByText('The patient came at eight and left at noon.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
