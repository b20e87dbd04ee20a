import { expect, test } from '../../fixtures/journey.ts';
import { enterAs } from '../../steps/portal.ts';

const TITLE = 'Reasons from the journey of a proposal';

test.describe('a package proposal', () => {
  test('goes from the organization to the clinic, back with another price, and is accepted', async ({ page }) => {
    await enterAs(page, 'organization', '/organization/packages/create/hip-replacement');
    await page.getByLabel('Add an amount for').selectOption('Operating room and facility');
    await page.getByRole('textbox', { name: 'Operating room and facility' }).fill('80,000');
    await page.getByRole('checkbox', { name: /Hospital Jequitibá Paulista/ }).check();
    await expect(page.getByText('Leave empty for R$ 80,000')).toBeVisible();
    await page.getByLabel(/^Price \(/).fill('95,000');
    await page.getByLabel('Last day to answer').fill(new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10));
    await page.getByLabel('Message to the clinics').fill(TITLE);
    await page.getByRole('button', { name: 'Send proposal' }).click();
    await expect(page).toHaveURL(/\/organization\/package-outbox$/);
    await expect(page.getByRole('row', { name: /Hospital Jequitibá Paulista.*Waiting/ }).first()).toBeVisible();

    await enterAs(page, 'provider', '/provider/package-inbox?state=sent');
    await page.getByRole('rowheader').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Make counter-offer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Message to/).fill(TITLE);
    await dialog.getByRole('button', { name: 'Send counter-offer' }).click();
    await expect(page.getByText('Countered')).toBeVisible();
    await expect(page.getByText(TITLE)).toBeVisible();
    const address = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    await enterAs(page, 'organization', `/organization/package-outbox/${address}`);
    await page.getByRole('button', { name: 'Accept counter-offer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept counter-offer' }).click();
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  });
});
