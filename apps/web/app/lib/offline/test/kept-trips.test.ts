import { describe, expect, it } from 'vitest';
import { tripPath } from '../kept-trips.ts';

describe('the path of a trip', () => {
  it.each([
    ['/journey/0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99', '/journey/0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99'],
    ['/pt/journey/0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99', '/journey/0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99'],
    ['/journey/0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99/quotes/1', null],
    ['/provider/journeys/0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99', null],
  ])('%s is that of %s', (pathname, path) => {
    expect(tripPath(pathname)).toBe(path);
  });
});
