import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../problem/problem-error.ts';
import { askLeniently } from '../ask-leniently.ts';

const refuse = (path: string) => {
  const detail = 'Some fields are not valid.';
  return new ProblemError({
    type: 'about:blank',
    title: detail,
    status: 422,
    detail,
    code: 'request.invalid',
    request_id: '',
    error: detail,
    fields: [{ path, code: 'invalid_type', message: 'Send a number.' }],
  });
};

describe('askLeniently', () => {
  it('repeats the call without the rejected fields and returns their errors', async () => {
    const asked: unknown[] = [];
    const result = await askLeniently('en', { price_max: 'cheap', country: ['MX', 'CO'] }, (query) => {
      asked.push(query);
      return 'price_max' in query ? Promise.reject(refuse('query.price_max')) : Promise.resolve('list');
    });
    expect(asked).toEqual([{ price_max: 'cheap', country: ['MX', 'CO'] }, { country: ['MX', 'CO'] }]);
    expect(result).toEqual({ answer: 'list', errors: { price_max: 'Send a number.' } });
  });

  it('finds the field of a rejected list value', async () => {
    const { errors } = await askLeniently('en', { country: ['MX', 'xx'] }, (query) =>
      'country' in query ? Promise.reject(refuse('query.country.1')) : Promise.resolve(null),
    );
    expect(Object.keys(errors)).toEqual(['country']);
  });

  it('passes on other errors', async () => {
    const failure = new Error('the database is away');
    await expect(askLeniently('en', { page: '2' }, () => Promise.reject(failure))).rejects.toBe(failure);
    const other = refuse('params.id');
    await expect(askLeniently('en', { page: '2' }, () => Promise.reject(other))).rejects.toBe(other);
  });
});
