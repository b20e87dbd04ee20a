import { expect, type Page } from '@playwright/test';

/** Gives an answer to an application in its dialog. */
export async function answerApplicant(
  team: Page,
  button: string,
  dialogName: RegExp,
  words: string,
  submit: string,
): Promise<void> {
  const choice = team.getByRole('main').getByRole('button', { name: button });
  // All but the next step are in the menu.
  if (!(await choice.isVisible())) await team.getByRole('main').locator('header .action-menu > summary').click();
  await choice.click();
  const dialog = team.getByRole('dialog', { name: dialogName });
  await dialog.getByRole('textbox').fill(words);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Verifies a credential in a clinic's record, with where and when it was looked up. */
export async function verifyCredential(team: Page, issuer: string, source: string): Promise<void> {
  const main = team.getByRole('main');
  const row = main.getByRole('listitem').filter({ hasText: issuer });
  const choice = row.getByRole('button', { name: 'Verify', exact: true });
  // The record may load again meanwhile, which closes the menu.
  await expect(async () => {
    if (!(await choice.isVisible())) await row.locator('.action-menu > summary').click();
    await choice.click({ timeout: 2000 });
  }).toPass();
  const dialog = team.getByRole('dialog', { name: /^Verify: / });
  await dialog.getByLabel('Source', { exact: true }).fill(source);
  await dialog.getByLabel('Source URL').fill('https://registro.example/consulta');
  await dialog.getByLabel('Reason (recorded and sent to the owners)').fill('Looked up today');
  await dialog.getByRole('button', { name: 'Verify credential' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText(`Source: ${source}.`)).toBeVisible();
}
