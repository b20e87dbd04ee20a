import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { PROVIDER } from '../../pages.ts';
import { book, freeTimes } from '../../steps/book.ts';
import { inPortal } from '../../steps/portal.ts';
import { signUp } from '../../steps/sign-up.ts';

const VISIT = { kind: 'consultation' } as const;

// What the second of two is answered has that status.
test.use({ expected: [/409 \(Conflict\)/] });

test('of two people after one time one gets it, and the other is offered the nearest three and loses nothing', async ({
  page,
  browser,
  origin,
}) => {
  await signUp(page, '/bookings');
  const [time] = await freeTimes(page, VISIT);
  if (!time) throw new Error('the clinic has no free time');
  const choice = new URLSearchParams({ clinic: PROVIDER, ...VISIT, date: time.date, time: time.time });
  await page.goto(`/booking/review?${choice}`);
  await inPortal(page);
  const note = page.getByRole('textbox', { name: /^Note to the clinic/ });
  await note.fill('I come with my sister.');

  const rival = await browser.newPage({ baseURL: origin });
  await signUp(rival, '/bookings');
  await book(rival, VISIT, time);
  await rival.close();

  const submit = page.getByRole('button', { name: 'Book this time' });
  await submit.click();
  const alert = page.getByRole('alert').filter({ hasText: 'This time was just taken' });
  const nearest = alert.getByRole('listitem').getByRole('button');
  await expect(nearest).toHaveCount(3);
  expect(await axeViolations(page)).toEqual([]);
  await nearest.first().click();
  await expect(alert).toHaveCount(0);
  await expect(page).not.toHaveURL(new RegExp(`date=${time.date}&time=${time.time.replace(':', '%3A')}`));
  await expect(note).toHaveValue('I come with my sister.');
  await submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking is confirmed');
});
