import { expect, test } from '../../fixtures/journey.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { enterAs } from '../../steps/portal.ts';

test('by keyboard: add a clinician with a license, write about them in three languages, find them in public', async ({
  page,
}) => {
  const family = `Quirós Lobo ${crypto.randomUUID().slice(0, 4)}`;
  await enterAs(page, 'provider', '/provider/configuration');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('link', { name: 'Add clinician' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: 'Add a clinician' })).toBeVisible();
  const type = async (label: string, text: string) => {
    await tabTo(page, main.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await type('Title', 'Dra.');
  await type('Full name', `Amparo ${family}`);
  await type('Specialty (English)', 'Hand surgeon');
  await type('Specialty (Español)', 'Cirujana de mano');
  // Enter sends what is there: the field that lacks is named, and what was typed stays.
  await page.keyboard.press('Enter');
  const portuguese = main.getByLabel('Specialty (Português)', { exact: true });
  await expect(portuguese).toBeFocused();
  await expect(portuguese).toHaveAccessibleDescription('Fill in this field.');
  await page.keyboard.type('Cirurgiã de mão');
  await type('Registry', 'Colegio de Médicos y Cirujanos');
  await type('License number', 'DEMO-4711');
  await page.keyboard.press('Enter');

  await expect(main.getByRole('heading', { level: 1, name: 'Clinician profile' })).toBeVisible();
  await expect(main.getByText('License under review').first()).toBeVisible();
  await type('Biography (English)', 'Operates on hands.');
  await type('Biography (Español)', 'Opera manos.');
  await type('Biography (Português)', 'Opera mãos.');
  await tabTo(page, main.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  await expect(main.getByText(/Saved \d/)).toBeVisible();

  await main.getByRole('link', { name: 'See public page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Dra. Amparo ${family}`);
  await expect(page.getByText('Operates on hands.')).toBeVisible();
  await expect(page.getByText('License under review').first()).toBeVisible();
  await page.goto(`/pt${new URL(page.url()).pathname}`);
  await expect(page.getByText('Opera mãos.')).toBeVisible();
  await page.goto(`/find-care?q=${encodeURIComponent(`Amparo ${family}`)}`);
  await expect(
    page.getByRole('region', { name: 'Clinicians' }).getByRole('link', { name: `Dra. Amparo ${family}` }),
  ).toBeVisible();

  // Archived, they are gone from public pages; the clinic can restore them.
  await page.goto('/provider/configuration');
  const menu = main.getByLabel(`Actions for Dra. Amparo ${family}`);
  await menu.click();
  await main.getByRole('button', { name: 'Archive clinician' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(main.getByRole('button', { name: `Restore Dra. Amparo ${family}` })).toBeVisible();
});
