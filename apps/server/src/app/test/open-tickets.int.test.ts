import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct({ demo: true });
});
afterAll(() => product.close());

const question = { topic: 'account', subject: 'A question', message: 'How do I change my name?' };
const ask = async (token: string) => {
  const { status, body } = await product.send('POST', '/support/tickets', token, question);
  expect({ status, body }).toMatchObject({ status: 201 });
  return String(body['id']);
};
const openTickets = async (token: string) => {
  const { body } = await product.send('GET', '/admin/dashboard/stats', token);
  return (body['tiles'] as { key: string }[]).find(({ key }) => key === 'tickets_open');
};

describe('the dashboard of admins', () => {
  it('counts the support tickets that wait for the team, in the demonstration those of its people', async () => {
    const { person } = product.house;
    const [patient, shown] = [await person('patient'), await person('patient', 'Ana', { demo: true })];
    const [admin, visitor] = [await person('admin'), await person('admin', 'Mara', { demo: true })];
    expect(await openTickets(admin.token)).toMatchObject({ count: 0, link: '/admin/support' });
    const answered = await ask(patient.token);
    await ask(patient.token);
    await ask(shown.token);
    expect(await openTickets(admin.token)).toMatchObject({ count: 3 });
    expect(await openTickets(visitor.token)).toMatchObject({ count: 1 });
    await product.send('POST', `/admin/support/tickets/${answered}/replies`, admin.token, {
      message: 'In your profile.',
    });
    expect(await openTickets(admin.token)).toMatchObject({ count: 2 });
  });
});
