import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { PROVIDER } from '../../pages.ts';
import { callAs } from '../../steps/bookings.ts';
import { otherSide, thread } from '../../steps/messages.ts';
import { enterAsPatient, openInPortal } from '../../steps/portal.ts';

// What the journeys' translator knows (fixtures/sample-translator.ts).
const FLIGHT = 'Puede volver a casa en avión el viernes; siga tomando 500 mg cada ocho horas.';
const FLIGHT_EN = 'You can fly home on Friday; keep taking 500 mg every eight hours.';
const WOUND = 'La herida se ve bien y mañana le retiramos el drenaje.';
const WOUND_EN = 'The wound looks good, and the drain comes out tomorrow.';
const TRANSLATIONS = '**/api/v1/conversations/*/translations';

test.describe('a clinic writes in another language', () => {
  test.use({ expected: [/ERR_FAILED/] });

  test('a patient reads its messages in their own, and the originals beside them', async ({ page, origin }) => {
    await enterAsPatient(page, '/messages');
    const { id: clinic } = await callAs<{ id: string }>(page, 'GET', `/providers/${PROVIDER}?language=en`);
    const staff = await otherSide(origin, 'provider');
    const { id } = await callAs<{ id: string }>(page, 'POST', '/conversations', {
      recipient_id: clinic,
      recipient_type: 'provider',
      initial_message: 'May I fly home?',
    });
    await staff.say(id, FLIGHT);
    await openInPortal(page, `/messages/${id}`);
    const log = thread(page);
    await expect(log.getByText(FLIGHT)).toBeVisible();

    // The line breaks; what was asked for can be asked for again.
    await page.route(TRANSLATIONS, (route) => route.abort());
    await log.getByRole('button', { name: /^Translate message from / }).click();
    await expect(log.getByText('Couldn’t translate this message.')).toBeVisible();
    await page.unroute(TRANSLATIONS);
    await log.getByRole('button', { name: 'Try again' }).click();
    await expect(log.getByText(FLIGHT_EN)).toBeVisible();
    await expect(log.getByText('Machine translation · from Spanish')).toBeVisible();
    await expect(log.getByText(FLIGHT)).toBeVisible();
    expect(await log.getByText(FLIGHT_EN).getAttribute('lang')).toBe('en');
    expect(await log.getByText(FLIGHT).getAttribute('lang')).toBe('es');
    await expect(page.getByText('Machine translations can be wrong.', { exact: false })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await log.getByRole('button', { name: 'Hide translation' }).click();
    await expect(log.getByText(FLIGHT_EN)).toHaveCount(0);

    await page.getByRole('switch', { name: 'Translate messages into English automatically' }).check();
    await expect(log.getByText(FLIGHT_EN)).toBeVisible();
    await staff.say(id, WOUND);
    await expect(log.getByText(WOUND_EN)).toBeVisible();
    await expect(log.getByText(WOUND)).toHaveCount(0);
    await page.getByRole('button', { name: 'Got it' }).click();

    // It is kept on the device, and what was translated is not translated again.
    await page.reload();
    await expect(log.getByText(WOUND_EN)).toBeVisible();
    await expect(page.getByText('Machine translations can be wrong.', { exact: false })).toHaveCount(0);
    await log.getByRole('button', { name: 'Show original' }).last().click();
    await expect(log.getByText(WOUND)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(log.getByText(WOUND_EN)).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
