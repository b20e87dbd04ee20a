import type { Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { startTwoServers, type TwoServers } from '../../fixtures/two-servers.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { PROVIDER } from '../../pages.ts';
import { callAs } from '../../steps/bookings.ts';
import { composer, thread, write } from '../../steps/messages.ts';
import { openInPortal, signInAsDemo } from '../../steps/portal.ts';
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

test('they write to each other across processes; what is written offline goes out once, and what came meanwhile is there', async ({
  browser,
}) => {
  const [ofPatient, ofClinic] = servers.origins;
  const patient = await browser.newPage({ baseURL: ofPatient });
  const clinic = await browser.newPage({ baseURL: ofClinic });
  await signInAsDemo(patient, 'patient');
  await signInAsDemo(clinic, 'provider');
  const { id: recipient } = await callAs<{ id: string }>(patient, 'GET', `/providers/${PROVIDER}?language=en`);
  const { id } = await callAs<{ id: string }>(patient, 'POST', '/conversations', {
    recipient_id: recipient,
    recipient_type: 'provider',
    initial_message: 'From the first process',
  });
  await openInPortal(patient, `/messages/${id}`);
  await openInPortal(clinic, `/provider/messages/${id}`);
  await expect(thread(clinic).getByText('From the first process')).toBeVisible();
  await write(clinic, 'From the second one');
  await expect(thread(patient).getByText('From the second one')).toBeVisible();

  await patient.context().setOffline(true);
  await composer(patient).fill('Written offline');
  await composer(patient).press('Enter');
  await expect(thread(patient).getByText('Written offline')).toBeVisible();
  await write(clinic, 'While you were away');
  await patient.context().setOffline(false);
  for (const page of [patient, clinic])
    for (const text of ['Written offline', 'While you were away'])
      await expect(thread(page).getByText(text, { exact: true })).toHaveCount(1);
  const said = async (page: Page) => {
    const { data } = await callAs<{ data: { content: string }[] }>(page, 'GET', `/conversations/${id}/messages`);
    return data.map(({ content }) => content);
  };
  const order = ['From the first process', 'From the second one', 'While you were away', 'Written offline'];
  expect(await said(patient)).toEqual(order);
  expect(await said(clinic)).toEqual(order);
  await patient.close();
  await clinic.close();
});

test('a share of a medical record that ends at one process has ended at the other with the next call', async ({
  browser,
}) => {
  const [ofPatient, ofClinic] = servers.origins;
  const patient = await browser.newPage({ baseURL: ofPatient });
  const clinic = await browser.newPage({ baseURL: ofClinic });
  await signInAsDemo(patient, 'patient');
  await signInAsDemo(clinic, 'provider');
  const { data } = await callAs<{ data: SharedRecord[] }>(patient, 'GET', '/medical-records');
  const record = data.find(({ shares }) => shares.some(({ status }) => status === 'active'));
  const share = record?.shares.find(({ status }) => status === 'active');
  const place = `/journeys/${share?.journey_id}/records/${record?.id}`;
  await callAs(clinic, 'GET', place);
  await callAs(patient, 'DELETE', `/medical-records/${record?.id}/shares/${share?.id}`);
  for (const page of [patient, clinic]) {
    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    const answer = await page.request.get(`/api/v1${place}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(410);
  }
  await patient.close();
  await clinic.close();
});

interface SharedRecord {
  id: string;
  shares: { id: string; journey_id: string; status: string }[];
}
