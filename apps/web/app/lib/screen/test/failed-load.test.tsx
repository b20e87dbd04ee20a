// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { mount } from '../../session/testing/mount.tsx';
import { FailedLoad } from '../failed-load.tsx';

let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

const show = async (code: string, status: number) => {
  const problem = { type: `/problems/${code}`, title: code, status, detail: code, code, request_id: 'r1', error: code };
  unmount = await mount(<FailedLoad problem={problem} retry={async () => undefined} />);
};

it('says of an address that can’t be right that nothing is there, instead of asking to correct fields', async () => {
  await show('request.invalid', 422);
  expect(document.body.textContent).toContain('We can’t find what is at this address.');
  expect(document.querySelector('button')).toBeNull();
});

it('offers to try again what can succeed later', async () => {
  await show('request.internal', 500);
  expect(document.querySelector('button')?.textContent).toBe('Try again');
});
