import { describe, expect, it, vi } from 'vitest';
import { thrownProblem } from '../../../lib/problem/thrown-problem.ts';
import { answerForm, sentReference } from '../answer-form.ts';

const post = (fields: Record<string, string>, path = '/es/booking/consultation?provider=clinica-sol') =>
  new Request(`https://travesia.example${path}`, { method: 'POST', body: new URLSearchParams(fields) });
const problem = (change: object) =>
  thrownProblem({
    type: 'about:blank',
    title: 'Some fields are not valid',
    status: 422,
    detail: '',
    code: 'request.invalid',
    request_id: 'r1',
    error: '',
    ...change,
  });
const refusedBy = (error: unknown, fields: Record<string, string>) =>
  answerForm(post(fields), ['answer_request'], async () => {
    throw error;
  });

describe('form submission', () => {
  it('redirects to its own address with the reference and none of the typed values', async () => {
    const send = vi.fn(async () => ({ reference: 'TR-7K3M-9QXD' }));
    const answer = (await answerForm(post({ full_name: 'Rosa' }), [], send)) as Response;
    expect(send).toHaveBeenCalledWith({ full_name: 'Rosa' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/es/booking/consultation?provider=clinica-sol&sent=TR-7K3M-9QXD');
  });

  it('is shown again with the typed values and all errors at once, in the page’s language', async () => {
    const fields = [
      { path: 'body.email', code: 'invalid_format', message: 'Invalid email' },
      { path: 'body.full_name', code: 'invalid_type', message: 'Invalid input' },
    ];
    const typed = { email: 'rosa@', full_name: '' };
    const answer = await refusedBy(problem({ fields }), typed);
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        values: typed,
        problem: null,
        errors: {
          email: 'Escriba el correo completo, por ejemplo nombre@ejemplo.com.',
          full_name: 'Complete este campo.',
          'consents.answer_request': 'Marque esta casilla para continuar.',
        },
      },
    });
  });

  it('with a problem without a field keeps the typed values and shows the problem', async () => {
    const answer = await refusedBy(problem({ status: 429, code: 'request.rate_limited', retry_after: 60 }), {
      message: 'Hola',
    });
    expect(answer).toMatchObject({
      init: { status: 429 },
      data: { values: { message: 'Hola' }, problem: { retry_after: 60 } },
    });
  });

  it('with the honeypot filled in is not sent, and says why', async () => {
    const send = vi.fn();
    const answer = await answerForm(post({ leave_empty: 'http://spam.example' }), [], send);
    expect(send).not.toHaveBeenCalled();
    expect(answer).toMatchObject({
      data: { errors: { leave_empty: expect.stringContaining('Deje este campo vacío') } },
    });
  });

  it('that is not a form, or too large, is refused before parsing', async () => {
    const plain = new Request('https://travesia.example/contact', { method: 'POST', body: 'x' });
    await expect(answerForm(plain, [], vi.fn())).rejects.toMatchObject({ problem: { status: 400 } });
    const large = post({ message: 'a'.repeat(300_000) });
    await expect(answerForm(large, [], vi.fn())).rejects.toMatchObject({ problem: { code: 'request.too_large' } });
  });
});

it.each([
  ['?sent=TR-7K3M-9QXD', 'TR-7K3M-9QXD'],
  ['?sent=<script>', null],
  ['?sent=', null],
  ['', null],
])('reads from %j the reference %j', (search, reference) => {
  expect(sentReference(search)).toBe(reference);
});
