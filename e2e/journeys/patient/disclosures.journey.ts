import { readFileSync } from 'node:fs';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { signUp } from '../../steps/sign-up.ts';

// A period that begins more than six years ago is refused.
test.use({ expected: [/422.*medical-records/] });

test('a patient downloads to whom their records were given', async ({ page }) => {
  await signUp(page, '/medical-records?view=access');
  await page.getByText('Report of disclosures').click();
  const first = page.getByLabel('First day');
  const usual = await first.inputValue();
  const save = async (name: 'PDF' | 'CSV') => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${name}` }).click();
    return readFileSync(await (await download).path(), 'utf8');
  };
  expect(await save('CSV')).toContain('Day (UTC),What was done,Record,Recipient,Why,Times');
  expect(await save('PDF')).toMatch(/^%PDF/);

  await first.fill('2015-01-01');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(first).toHaveAccessibleDescription('Enter a day within the last six years.');
  await expect(first).toHaveValue('2015-01-01');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
  await first.fill(usual);
  expect(await save('PDF')).toMatch(/^%PDF/);
});
