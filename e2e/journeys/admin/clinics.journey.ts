import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { mailsTo, newAddress } from '../../steps/mail.ts';
import { enterAsAdmin, inPortal } from '../../steps/portal.ts';
import { enterAsTeam } from '../../steps/team.ts';

// A suspended clinic has no public page, which the browser mentions in its console.
test.use({ expected: [/404 \(Not Found\)/] });

test('a suspended clinic vanishes from the public site with a reason, and returns', async ({ page, context }) => {
  await enterAsAdmin(page, '/admin/providers');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Name, license, phone' }).fill('Dental Istmo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=Dental\+Istmo/);
  await main.getByRole('link', { name: 'Preview Dental Istmo' }).click();
  const drawer = main.getByRole('complementary', { name: 'Dental Istmo' });
  await expect(drawer.getByText('Why verified')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await drawer.locator('.action-menu > summary').click();
  await drawer.getByRole('button', { name: 'Suspend', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend Dental Istmo?' });
  await expect(dialog).toContainText('It’s removed from listings right away');
  await dialog.getByRole('textbox').fill('The insurance has ended and nobody answered');
  await dialog.getByRole('button', { name: /^Suspend/ }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer.getByText('The insurance has ended and nobody answered')).toBeVisible();

  const visitor = await context.newPage();
  await expect(async () => {
    const answer = await visitor.goto('/providers/dental-istmo');
    expect(answer?.status()).toBe(404);
  }).toPass();
  await visitor.goto('/directory?q=Dental+Istmo');
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Dental Istmo', exact: true })).toHaveCount(0);

  await drawer.getByRole('button', { name: 'Activate' }).click();
  await expect(drawer.getByRole('button', { name: 'Activate' })).toHaveCount(0);
  // Pressed by mistake: the same reason stands again, until it is meant.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. Everything is as it was before.')).toBeVisible();
  await expect(drawer.getByText('The insurance has ended and nobody answered')).toBeVisible();
  await drawer.getByRole('button', { name: 'Activate' }).click();
  await expect(drawer.getByRole('button', { name: 'Activate' })).toHaveCount(0);
  await expect(async () => {
    const answer = await visitor.goto('/providers/dental-istmo');
    expect(answer?.status()).toBe(200);
  }).toPass();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Dental Istmo');
});

test('the list is worked by the keyboard: a clinic opens beside it and Escape closes it', async ({ page }) => {
  await enterAsAdmin(page, '/admin/providers?tab=pending');
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: 'Preview Hospital Bajo San Telmo' });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  const drawer = main.getByRole('complementary', { name: 'Hospital Bajo San Telmo' });
  await expect(drawer.getByRole('button', { name: 'Act as clinic' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(link).toBeFocused();
});

test('a profile is edited with a reason after a look at what changes', async ({ page }) => {
  await enterAsAdmin(page, '/admin/providers?q=Optica+Vila+Nova');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Oftalmo Vila Nova', exact: true }).click();
  await main.locator('header .action-menu > summary').click();
  await main.getByRole('link', { name: 'Edit profile' }).click();
  await main.getByLabel('Street and number').fill('Rua dos Andradas 1500');
  await expect(main.getByRole('region', { name: '1 change' })).toContainText('Rua dos Andradas 1500');
  await page.reload();
  await inPortal(page);
  await expect(main.getByLabel('Street and number')).toHaveValue('Rua dos Andradas 1500');
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Save with reason' }).click();
  const dialog = page.getByRole('dialog', { name: /^Save 1 change/ });
  await dialog.getByRole('textbox').fill('The clinic has moved');
  await dialog.getByRole('button', { name: 'Save and notify' }).click();
  await expect(page).toHaveURL(/\/admin\/providers\/[\w-]{36}$/);
  await main.getByRole('link', { name: 'History' }).click();
  await expect(main.getByText('The clinic has moved')).toBeVisible();
});

test('an admin makes a clinic, and the invited owner joins it', async ({ page, browser, origin }) => {
  await enterAsTeam(page, origin, '/admin/providers/new');
  const main = page.getByRole('main');
  const owner = newAddress();
  await main.getByLabel('Public name').fill('Clínica Vale Central');
  await main.getByLabel('City').selectOption({ label: 'San José' });
  await expect(main.getByText('Possible duplicate')).toBeVisible();
  await main.getByLabel('Public name').fill('Consultorio Mirasoles');
  await main.getByLabel('Clinic type').selectOption({ index: 1 });
  await main.getByLabel('Public phone').fill('+506 2222 4455');
  await main.getByLabel('Issued by').fill('Ministerio de Salud');
  await main.getByLabel('Number', { exact: true }).fill('HAB-7781');
  await main.getByLabel('Owner’s email').fill(owner);
  await main.getByRole('button', { name: 'Create and invite' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultorio Mirasoles');
  await expect(main.getByText('Not visible to patients')).toBeVisible();

  const own = await browser.newContext({ serviceWorkers: 'block' });
  const invited = await own.newPage();
  const [mail] = await mailsTo(owner, 1);
  const link = /https?:\/\/[^/\s]+(\/invitation\/accept\/[\w-]+)/.exec(mail ?? '')?.[1];
  await invited.goto(`${origin}${link}`);
  await invited.getByLabel('First name').fill('Elena');
  await invited.getByLabel('Last name').fill('Vargas');
  await invited.getByLabel('Password', { exact: true }).fill('cuatro palabras de la clinica');
  await invited.getByRole('checkbox').first().check();
  await invited.getByRole('button', { name: 'Create and accept' }).click();
  await expect(invited).not.toHaveURL(/invitation/);
  await own.close();

  await page.reload();
  await inPortal(page);
  await expect(main.getByText('Elena Vargas').first()).toBeVisible();
  await main.getByRole('button', { name: 'Start review' }).click();
  await expect(main.getByText('1 license to verify first')).toBeVisible();
  await main.getByRole('link', { name: 'View documents' }).click();
  await main.getByRole('button', { name: /^Verify Facility license/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Verify/ });
  await dialog.getByLabel('Source', { exact: true }).fill('Register of the ministry');
  await dialog.getByLabel('Source URL').fill('https://register.example/HAB-7781');
  await dialog.getByLabel('Reason (recorded and sent to the owners)').fill('Found under its number');
  await dialog.getByRole('button', { name: 'Verify credential' }).click();
  await expect(dialog).toBeHidden();
  await main.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(main.getByText('Visible to patients', { exact: true })).toBeVisible();
});
