import config from '../../playwright.config.ts';
import { startTwoServers, type TwoServers } from '../../fixtures/two-servers.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { inCall, meet, received, watchLines, withDevices } from '../../steps/video.ts';

test.use({ reuseContext: false, launchOptions: withDevices(config.use?.launchOptions) });

let servers: TwoServers;
test.beforeAll(async () => {
  servers = await startTwoServers();
});
test.afterAll(() => servers.stop());

test('a patient and a clinician meet whose sockets are at two processes', async ({ browser }) => {
  const [ofPatient, ofClinic] = servers.origins;
  const patient = await browser.newPage({ baseURL: ofPatient });
  const clinic = await browser.newPage({ baseURL: ofClinic });
  await watchLines(patient);
  await watchLines(clinic);
  await meet(patient, clinic);
  expect(new URL(patient.url()).origin).toBe(ofPatient);
  expect(new URL(clinic.url()).origin).toBe(ofClinic);
  const { frames } = await received(patient);
  await clinic.getByRole('main').getByRole('button', { name: 'Turn camera off', exact: true }).click();
  await expect(patient.getByRole('main').getByText(/camera is off$/)).toBeVisible();
  expect(frames).toBeGreaterThan(0);
  // A reload of one is told by its process to the other’s.
  await clinic.reload();
  await expect(inCall(clinic)).toBeVisible();
  await expect(inCall(patient)).toBeVisible();
  await patient.close();
  await clinic.close();
});
