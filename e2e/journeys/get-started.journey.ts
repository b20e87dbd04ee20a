import { expect, test } from '../fixtures/journey.ts';
import { ask } from '../http/ask.ts';
import { tabTo } from '../steps/keyboard.ts';

const KNEES = 'who=patient&goal=repair&area=knees&treatment=knee-replacement';

test.describe('the questions', () => {
  test('lead by keyboard alone from who one is to a plan', async ({ page }) => {
    await page.goto('/get-started');
    const choose = async (label: string) => {
      const option = page.getByRole('radio', { name: label });
      // A group of radio buttons is one stop of the keyboard.
      await tabTo(page, page.getByRole('radio').first());
      while (!(await option.isChecked()))
        await page.keyboard.press((await page.locator(':checked:focus').count()) ? 'ArrowDown' : 'Space');
      await page.keyboard.press('Enter');
    };
    await choose('I look for care for myself');
    await expect(page.getByText('Question 2 of 8')).toBeVisible();
    await choose('Fix pain, a loss or an illness');
    await choose('Knees');
    await choose('Knee replacement');
    await choose('Within three months');
    await tabTo(page, page.getByRole('textbox', { name: 'At most' }));
    await page.keyboard.type('13,000');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Most days away' }));
    await page.keyboard.type('18');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Question 8 of 8')).toBeVisible();
    await tabTo(page, page.getByRole('checkbox', { name: 'English' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your options: Knee replacement');
    await expect(page.locator('.plan-options > li')).toHaveCount(3);
    await expect(page.getByText('Whole trip, low to high')).toBeVisible();
    await expect(page.locator('.plan-options > li').first()).toContainText('below your budget');
  });

  test('keep the place for whoever leaves, and forget it on request and at the end', async ({ page }) => {
    await page.goto('/get-started?who=patient&goal=look&step=area');
    await page.goto('/get-started');
    const resume = page.getByRole('link', { name: 'Continue where I left' });
    await resume.click();
    await expect(page).toHaveURL(/goal=look.*step=area/);
    await page.goto('/get-started');
    await page.getByRole('button', { name: 'Forget it and start again' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who are you?');
    await expect(resume).toBeHidden();
    await page.goto(`/get-started?${KNEES}&step=when`);
    await page.goto(`/get-started?${KNEES}&step=plan`);
    await page.goto('/get-started');
    await expect(resume).toBeHidden();
  });

  test('say what is wrong and keep what was typed', async ({ page }) => {
    await page.goto(`/get-started?${KNEES}&step=budget`);
    await page.getByRole('textbox', { name: 'At most' }).fill('as little as possible');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toContainText('Type a whole amount');
    await expect(page.getByRole('textbox', { name: 'At most' })).toHaveValue('as little as possible');
    await page.getByRole('link', { name: 'Skip this question' }).click();
    await expect(page.getByText('Question 7 of 8')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('textbox', { name: 'At most' })).toHaveValue('');
  });

  test('can be answered on the drawing', async ({ page }) => {
    await page.goto('/get-started?who=patient&goal=repair&step=area');
    await page.locator('.body-map').getByText('Hips').click();
    await expect(page).toHaveURL(/area=hips.*step=treatment/);
    await expect(page.getByRole('radio', { name: 'Hip replacement' })).toBeVisible();
  });

  test('send clinics to the directory and networks to us', async ({ page }) => {
    await page.goto('/get-started');
    await page.getByRole('radio', { name: 'I work at a clinic or hospital' }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'Find my clinic in the directory' }).click();
    await expect(page).toHaveURL(/\/directory$/);
  });

  test('stay out of every store: no copy, no index, no word to other sites', async ({ origin }) => {
    const { headers, text } = await ask(origin, `/get-started?${KNEES}&step=when`);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('same-origin');
    // Pages that the server keeps have a tag.
    expect(headers['etag']).toBeUndefined();
    expect(text).toContain('content="noindex"');
    expect((await ask(origin, '/get-started')).text).not.toContain('content="noindex"');
  });
});

test.describe('the plan', () => {
  test('opens the same from its link, in a browser that knows nothing', async ({ page, browser }) => {
    await page.goto(`/get-started?${KNEES}&budget=13000&currency=USD&from=chicago&step=plan`);
    const options = await page.locator('.plan-options .card-heading').allTextContents();
    const sums = await page.locator('.plan-sums').textContent();
    const whatsapp = (await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')) ?? '';
    const address = new URL(whatsapp).searchParams.get('text')?.match(/http.*/)?.[0] ?? '';
    const context = await browser.newContext();
    await context.addCookies([{ name: 'currency', value: 'EUR', url: address }]);
    const other = await context.newPage();
    await other.goto(address);
    expect(await other.locator('.plan-options .card-heading').allTextContents()).toEqual(options);
    expect(await other.locator('.plan-sums').textContent()).toBe(sums);
    await context.close();
  });

  test('names the answer that removes most, and opens more without it', async ({ page }) => {
    await page.goto('/get-started?goal=look&area=face&treatment=rhinoplasty&budget=500&currency=USD&step=plan');
    await expect(page.getByText('The budget removes most.')).toBeVisible();
    await expect(page.locator('.plan-broken').first()).toContainText('above your budget');
    await page.getByRole('link', { name: /^Leave the budget open/ }).click();
    await expect(page.getByText('The budget removes most.')).toBeHidden();
    await expect(page.locator('.plan-broken')).toHaveCount(0);
  });

  test('leads to a consultation request for the package', async ({ page }) => {
    await page.goto(`/get-started?${KNEES}&step=plan`);
    await page.getByRole('link', { name: 'Request a consultation' }).first().click();
    await expect(page).toHaveURL(/\/booking\/consultation\?package=/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every question is a form, in Spanish too', async ({ page }) => {
    await page.goto('/es/get-started');
    const next = page.getByRole('button', { name: 'Siguiente' });
    await page.getByRole('radio', { name: 'Ayudo a otra persona' }).check();
    await next.click();
    await page.getByRole('radio', { name: 'Tener un hijo' }).check();
    await next.click();
    await page.getByRole('radio', { name: 'No lo sé: muéstreme ofertas de todos' }).check();
    await next.click();
    await next.click();
    await expect(page.getByRole('alert')).toContainText('Elija o escriba una respuesta');
    for (let question = 0; question < 4; question++)
      await page.getByRole('link', { name: 'Omitir esta pregunta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sus opciones');
    await expect(page.locator('.plan-options > li')).toHaveCount(3);
  });
});

test('four invented people show which answer moved what', async ({ page }) => {
  await page.goto('/user-discovery-demo');
  await page.getByRole('link', { name: 'Beatriz, 33' }).click();
  await expect(page.getByRole('heading', { name: 'What Beatriz is shown' })).toBeVisible();
  const shown = page.locator('.plan-options .card-heading');
  const before = await shown.allTextContents();
  const language = page.getByRole('complementary').getByRole('listitem').filter({ hasText: 'Portuguese' });
  await expect(language).toContainText('Brought in');
  await language.getByRole('link', { name: 'Leave it out' }).click();
  expect(await shown.allTextContents()).not.toEqual(before);
  await page.getByRole('link', { name: 'Put it back' }).click();
  expect(await shown.allTextContents()).toEqual(before);
  await page.getByRole('link', { name: 'Answer as Beatriz' }).click();
  await expect(page.getByRole('radio', { name: 'I look for care for myself' })).toBeChecked();
});
