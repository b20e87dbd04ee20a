import { expect, test } from '../fixtures/journey.ts';
import { ask } from '../http/ask.ts';
import { type Html, openHtml } from '../http/open-html.ts';
import { tabTo } from '../steps/keyboard.ts';

const KNEES = 'who=patient&goal=repair&area=knees&treatment=knee-replacement';

/** The offers of a plan, by their headings. */
const optionsOf = (html: Html) =>
  html.withClass('plan-options').flatMap((list) => list.withClass('card-heading').map((heading) => heading.text()));

/** An answer of an invented person, with its links. */
function answerOf(html: Html, words: string): Html {
  const found = html
    .all('aside')
    .flatMap((aside) => aside.all('li'))
    .find((item) => item.text().includes(words) && item.all('a').length > 0);
  if (!found) throw new Error(`no answer says ${words}`);
  return found;
}

test.describe('the questions', () => {
  test('lead by keyboard alone from who one is to a plan', async ({ page }) => {
    await page.goto('/get-started');
    const choose = async (label: string) => {
      await tabTo(page, page.getByRole('link', { name: label }).first());
      await page.keyboard.press('Enter');
    };
    await choose('I’m looking for care for myself');
    await expect(page.getByText('Question 2 of 8')).toBeVisible();
    await choose('Treat pain or a health problem');
    await choose('Knees');
    await choose('Knee replacement');
    await choose('Within three months');
    await tabTo(page, page.getByRole('textbox', { name: 'Maximum' }));
    await page.keyboard.type('13,000');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Maximum days away' }));
    await page.keyboard.type('18');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Question 8 of 8')).toBeVisible();
    await tabTo(page, page.getByRole('checkbox', { name: 'English' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your options: Knee replacement');
    await expect(page.locator('.plan-options > li')).toHaveCount(3);
    await expect(page.getByText('Trip cost, low to high')).toBeVisible();
    await expect(page.locator('.plan-options > li').first()).toContainText('below your budget');
  });

  test('keep the place for whoever leaves, and forget it on request and at the end', async ({ page }) => {
    await page.goto('/get-started?who=patient&goal=look&step=area');
    await page.goto('/get-started');
    const resume = page.getByRole('link', { name: 'Continue' });
    await resume.click();
    await expect(page).toHaveURL(/goal=look.*step=area/);
    await page.goto('/get-started');
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who are you?');
    await expect(resume).toBeHidden();
    await page.goto(`/get-started?${KNEES}&step=when`);
    await page.goto(`/get-started?${KNEES}&step=plan`);
    await page.goto('/get-started');
    await expect(resume).toBeHidden();
  });

  test('say what is wrong and keep what was typed', async ({ origin }) => {
    const { html } = await openHtml(origin, `/get-started?${KNEES}&step=budget`);
    const sent = html.first('main').send('Next', { Maximum: 'as little as possible' }, '/get-started');
    const { html: again } = await openHtml(origin, sent);
    const alerts = again.all('div').filter((one) => one.attribute('role') === 'alert');
    expect(alerts.map((one) => one.text())).toEqual([expect.stringContaining('Enter a whole amount')]);
    expect(again.first('main').field('Maximum').content()).toBe('as little as possible');
    const { html: next } = await openHtml(origin, again.linkTo('Skip question'));
    expect(next.first('main').text()).toContain('Question 7 of 8');
    const { html: back } = await openHtml(origin, next.first('main').linkTo('Back'));
    expect(back.first('main').field('Maximum').content()).toBe('');
  });

  test('can be answered on the drawing', async ({ page }) => {
    await page.goto('/get-started?who=patient&goal=repair&step=area');
    await page.locator('.body-map').getByText('Hips').click();
    await expect(page).toHaveURL(/area=hips.*step=treatment/);
    await expect(page.getByRole('link', { name: 'Hip replacement' })).toBeVisible();
  });

  test('send clinics to the directory and networks to us', async ({ origin }) => {
    const { html } = await openHtml(origin, '/get-started');
    const { html: clinics } = await openHtml(origin, html.first('main').linkTo(/^I work at a clinic or hospital/));
    expect(clinics.first('main').linkTo('Find my clinic')).toBe('/directory');
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
  test('opens the same from its link, for whoever knows nothing and pays in another currency', async ({ origin }) => {
    const { html } = await openHtml(origin, `/get-started?${KNEES}&budget=13000&currency=USD&from=chicago&step=plan`);
    const whatsapp = html.all('a').find((link) => link.text().trim() === 'Send by WhatsApp');
    const words = new URL(whatsapp?.attribute('href') ?? '').searchParams.get('text');
    const address = new URL(/http.*/.exec(words ?? '')?.[0] ?? '');
    const { html: other } = await openHtml(origin, address.pathname + address.search, 'currency=EUR');
    expect(optionsOf(html)).toHaveLength(3);
    expect(optionsOf(other)).toEqual(optionsOf(html));
    expect(html.withClass('plan-sums').length).toBeGreaterThan(0);
    expect(other.withClass('plan-sums')[0]?.text()).toBe(html.withClass('plan-sums')[0]?.text());
  });

  test('names the answer that removes most, and opens more without it', async ({ origin }) => {
    const { html } = await openHtml(
      origin,
      '/get-started?goal=look&area=face&treatment=rhinoplasty&budget=500&currency=USD&step=plan',
    );
    expect(html.first('main').text()).toContain('Your budget rules out the most offers.');
    expect(html.withClass('plan-broken')[0]?.text()).toContain('above your budget');
    const { html: open } = await openHtml(origin, html.first('main').linkTo(/^Any budget/));
    expect(open.first('main').text()).not.toContain('Your budget rules out the most offers.');
    expect(optionsOf(open)).toHaveLength(3);
    expect(open.withClass('plan-broken')).toEqual([]);
  });

  test('leads to the booking of the package', async ({ origin }) => {
    const { html } = await openHtml(origin, `/get-started?${KNEES}&step=plan`);
    const address = html.first('main').linkTo('Book a time');
    expect(address).toMatch(/^\/start-journey\//);
    expect((await openHtml(origin, address)).status).toBe(200);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every question is a link or a form, in Spanish too', async ({ page }) => {
    await page.goto('/es/get-started');
    await page.getByRole('link', { name: 'Ayudo a otra persona' }).click();
    await page.getByRole('link', { name: 'Tener un hijo' }).click();
    await page.getByRole('link', { name: 'No lo sé: mostrar ofertas de todos' }).click();
    await page.getByRole('link', { name: 'Omitir pregunta' }).click();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page.getByRole('alert')).toContainText('Elija o escriba una respuesta');
    for (let question = 0; question < 3; question++) await page.getByRole('link', { name: 'Omitir pregunta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sus opciones');
    await expect(page.locator('.plan-options > li')).toHaveCount(3);
  });
});

test('four invented people show which answer moved what', async ({ origin }) => {
  const { html: all } = await openHtml(origin, '/user-discovery-demo');
  const { html } = await openHtml(origin, all.first('main').linkTo(/^Beatriz, 33/));
  expect(html.first('main').text()).toContain('What Beatriz sees');
  const before = optionsOf(html);
  const language = answerOf(html, 'Portuguese');
  expect(language.text()).toContain('Added');
  const { html: without } = await openHtml(origin, language.linkTo(/^Remove/));
  expect(optionsOf(without)).not.toEqual(before);
  const { html: back } = await openHtml(origin, without.first('main').linkTo(/^Restore/));
  expect(optionsOf(back)).toEqual(before);
  const { html: questions } = await openHtml(origin, back.first('main').linkTo('Use Beatriz’s answers'));
  expect(questions.first('main').text()).toContain('your answer now');
});
