import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import config from '../../playwright.config.ts';
import { enterAs } from '../../steps/portal.ts';
import { expectMoving, ROOM, watchLines, withDevices } from '../../steps/video.ts';

test.use({
  reuseContext: false,
  // The page that was replaced is told so, and one without a network can’t say that it is there.
  expected: [/409 \(Conflict\)|ERR_INTERNET_DISCONNECTED/],
  launchOptions: withDevices(config.use?.launchOptions),
});

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const accessible = async (page: Page) => expect(await axeViolations(page)).toEqual([]);

test('a patient and a clinician meet: devices, waiting room, call, screen, chat, notes, a reload, and the end', async ({
  page: patient,
  browser,
  origin,
}) => {
  const clinic = await browser.newPage({ baseURL: origin });
  await watchLines(patient);
  await watchLines(clinic);

  await enterAs(patient, 'patient', `/bookings/${ROOM}`);
  await main(patient).getByRole('link', { name: 'Join video call' }).click();
  await button(patient, 'Start camera and mic').click();
  await expect(main(patient).getByRole('combobox', { name: 'Microphone' })).toBeVisible();
  await expect(main(patient).getByText('We can hear you')).toBeVisible();
  await accessible(patient);
  await button(patient, 'Go to waiting room').click();
  await expect(main(patient).getByRole('heading', { name: 'Waiting room' })).toBeVisible();
  await expect(main(patient).getByText(/ isn’t in the room yet/)).toBeVisible();
  await accessible(patient);

  await enterAs(clinic, 'provider', `/provider/bookings/${ROOM}`);
  await main(clinic).getByRole('link', { name: 'Join video call' }).click();
  await expect(main(clinic).getByText('The patient is in the waiting room.')).toBeVisible();
  await button(clinic, 'Start camera and mic').click();
  await button(clinic, 'Enter the room').click();
  await expect(main(patient).getByText(/is in the room\.$/)).toBeVisible();
  await button(clinic, 'Admit').click();

  for (const page of [patient, clinic]) {
    await expect(main(page).getByText(/^In a call with/)).toBeVisible();
    await expectMoving(page);
  }
  await accessible(patient);
  await accessible(clinic);

  await button(patient, 'Mute').click();
  await expect(main(clinic).getByText('Muted')).toBeVisible();
  await button(patient, 'Unmute').click();
  await expect(main(clinic).getByText('Muted')).toHaveCount(0);
  await button(patient, 'Turn camera off').click();
  await expect(main(clinic).getByText(/camera is off$/)).toBeVisible();
  await button(patient, 'Turn camera on').click();
  await expect(main(clinic).getByText(/camera is off$/)).toHaveCount(0);

  await button(clinic, 'Share screen').click();
  await expect(main(patient).getByLabel(/: screen$/)).toBeVisible();
  await expect
    .poll(() =>
      main(patient)
        .getByLabel(/: screen$/)
        .evaluate((video: HTMLVideoElement) => video.videoWidth),
    )
    .toBeGreaterThan(0);
  await button(clinic, 'Stop sharing').click();
  await expect(main(patient).getByLabel(/: screen$/)).toHaveCount(0);

  await main(patient).getByRole('textbox', { name: 'Write to the others' }).fill('The left knee hurts.');
  await button(patient, 'Send').click();
  await expect(main(clinic).getByRole('log')).toContainText('The left knee hurts.');
  await main(clinic).getByRole('textbox', { name: 'Notes' }).fill('Left knee. X-ray next.');
  await expect(main(clinic).getByText('Saved', { exact: true })).toBeVisible();

  // Back in the call at once: neither the devices nor the waiting room again.
  await patient.reload();
  await expect(main(patient).getByText(/^In a call with/)).toBeVisible();
  await expectMoving(patient);
  await expectMoving(clinic);
  await clinic.reload();
  await expect(main(clinic).getByText(/^In a call with/)).toBeVisible();
  await expectMoving(patient);
  await expectMoving(clinic);
  await expect(main(clinic).getByRole('textbox', { name: 'Notes' })).toHaveValue('Left knee. X-ray next.');

  await patient.context().setOffline(true);
  await expect(main(patient).getByText('You are offline. Reconnecting.')).toBeVisible();
  await patient.context().setOffline(false);
  await expect(main(patient).getByText(/^In a call with/)).toBeVisible();
  await expectMoving(clinic);

  const second = await patient.context().newPage();
  await watchLines(second);
  await second.goto(`/consultations/${ROOM}`);
  await button(second, 'Start camera and mic').click();
  await button(second, 'Go to waiting room').click();
  await expect(main(patient).getByText('Open in another window')).toBeVisible();
  await expect(main(second).getByText(/^In a call with/)).toBeVisible();

  await button(clinic, 'End consultation').click();
  await clinic.getByRole('dialog').getByRole('button', { name: 'End consultation' }).click();
  await expect(main(clinic).getByText('The consultation was ended')).toBeVisible();
  await expect(main(second).getByText('The consultation was ended')).toBeVisible();
  await expect(main(clinic).getByRole('textbox', { name: 'Notes' })).toHaveValue('Left knee. X-ray next.');
  await accessible(clinic);
  await accessible(second);
  await clinic.close();
});
