import type { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { handleError } from '../entry.server.tsx';

const reported = (error: unknown, signal = new AbortController().signal) => {
  const seen: unknown[] = [];
  const context = { get: () => ({ report: (one: unknown) => seen.push(one) }) };
  handleError(error, {
    request: new Request('https://travesia.example/', { signal }),
    context: context as unknown as RouterContextProvider,
  });
  return seen;
};
/** React Router's own answer: `error` is what it logs itself. */
const answer = (status: number, error?: Error) => ({
  status,
  statusText: 'Text',
  internal: true,
  data: '',
  ...(error ? { error } : {}),
});

it('reports errors of pages, with the message of those that React Router wraps', () => {
  const error = new Error('broken');
  expect(reported(error)).toEqual([error]);
  expect(reported(answer(500, error))).toEqual([error]);
  expect(reported(answer(500))).toEqual([new Error('500 Text')]);
});

it('does not report what visitors did wrong, nor what failed because they left', () => {
  expect(reported(answer(405, new Error('You made a POST request')))).toEqual([]);
  expect(reported(new Error('aborted'), AbortSignal.abort())).toEqual([]);
});
