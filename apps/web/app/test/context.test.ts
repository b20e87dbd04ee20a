import { logout } from '@travesia/contracts/accounts';
import { listCurrencies, listTreatments } from '@travesia/contracts/catalog';
import { describe, expect, it, vi } from 'vitest';
import { apiCtx, createLoadContext, requestCtx } from '../context.ts';

const facts = {
  currency: 'MXN',
  theme: 'dark',
  home: null,
  origin: 'https://travesia.example',
  demo: false,
  report: () => undefined,
} as const;
const problem = {
  type: 't',
  title: 'There is nothing here',
  status: 404,
  detail: 'd',
  code: 'request.not_found',
  request_id: 'r',
  error: 'e',
};

describe('createLoadContext', () => {
  it('hands the caller and the facts of the request to loaders', async () => {
    const call = vi.fn(async () => ({ data: [] }));
    const context = createLoadContext({ ...facts, call });
    await expect(context.get(apiCtx)(listCurrencies)).resolves.toEqual({ data: [] });
    expect(call).toHaveBeenCalledExactlyOnceWith(listCurrencies, {});
    expect(context.get(requestCtx)).toEqual(facts);
  });

  it('tells calls that compare with prices at home the visitor’s country, and no others', async () => {
    const call = vi.fn(async () => ({ data: [] }));
    const ask = createLoadContext({ ...facts, home: 'CO', call }).get(apiCtx);
    await ask(listTreatments, { query: { page: 2 } });
    expect(call).toHaveBeenLastCalledWith(listTreatments, { query: { page: 2, home_country: 'CO' } });
    await ask(logout);
    expect(call).toHaveBeenLastCalledWith(logout, {});
  });

  it('throws a problem so that the page gets its status and the boundary the problem', async () => {
    const call = async () => {
      throw Object.assign(new Error('no'), { problem });
    };
    const thrown: unknown = await createLoadContext({ ...facts, call })
      .get(apiCtx)(listCurrencies)
      .catch((error: unknown) => error);
    expect(thrown).toMatchObject({ type: 'DataWithResponseInit', data: problem, init: { status: 404 }, problem });
  });

  it('passes other errors on as they are', async () => {
    const error = new Error('boom');
    const call = async () => {
      throw error;
    };
    await expect(createLoadContext({ ...facts, call }).get(apiCtx)(listCurrencies)).rejects.toBe(error);
  });
});
