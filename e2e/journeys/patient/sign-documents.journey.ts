import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { callAs, dialogOf } from '../../steps/bookings.ts';
import { enterAs, enterAsPatient, openInPortal } from '../../steps/portal.ts';
import { asClinic } from '../../steps/send-quote.ts';

interface Listed {
  data: { id: string; kind: string; version: number; actions: string[] }[];
}

// A name that isn’t the account’s is refused.
test.use({ expected: [/409.*\/sign\b/] });

test('a patient reads a document to its end and signs it; the clinic countersigns', async ({ page }) => {
  await enterAsPatient(page, '/treatment-journeys');
  const own = await callAs<{ data: { id: string; status: string; trips: number }[] }>(
    page,
    'GET',
    '/journeys?tab=coming&language=en',
  );
  const journey = own.data.find(({ status, trips }) => status === 'preparing' && trips === 1)?.id ?? '';
  // Whatever an earlier test signed is offered again.
  const clinic = await asClinic(page);
  const at = `/journeys/${journey}/documents`;
  const { data } = await clinic<Listed>('GET', at);
  const before = data.find(({ kind, actions }) => kind === 'anesthesia' && actions.includes('void'));
  if (before) await clinic('POST', `${at}/${before.id}/transitions`, { version: before.version, action: 'void' });
  await clinic('POST', at, { kind: 'anesthesia' });

  await openInPortal(page, `/journey/${journey}`);
  // The card of the next step is about the price while a change of it waits: the list leads to the document as well.
  const listed = page.getByRole('region', { name: 'Documents' }).getByRole('listitem').filter({ hasText: 'To sign' });
  await expect(listed).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await listed.getByRole('link', { name: /^Consent to anesthesia/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Consent to anesthesia/);
  const sign = page.getByRole('button', { name: 'Sign document' });
  await expect(sign).toBeDisabled();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
  await sign.scrollIntoViewIfNeeded();
  await expect(sign).toBeEnabled();
  const name = page.getByRole('textbox', { name: /^Your full name/ });
  await name.fill('Somebody Else');
  await sign.click();
  await expect(page.getByText(/^Type your full name as it is shown/).first()).toBeVisible();
  const hint = await page.getByText(/^Type it as in your account/).textContent();
  await name.fill(hint?.split(': ')[1]?.toUpperCase() ?? '');
  await sign.click();
  await expect(page.getByText(/^It is in force once a clinician/)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });

  await enterAs(page, 'provider', `/provider/journeys/${journey}`);
  await expect(page.getByText(/^The treatment can’t begin yet/)).toBeVisible();
  await page.getByRole('button', { name: /^Countersign: Consent to anesthesia/ }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox', { name: 'Who explained it' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Countersign' }).click();
  await expect(page.getByText(/^The treatment can’t begin yet/)).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
});
