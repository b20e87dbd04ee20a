// Loaded before every test file: waiting for something gives up late. How long a busy machine takes for it says nothing about the
// product, and the default of one second is soon over.
import { vi } from 'vitest';

const LEAST_MS = 60_000;
const WRAPPED = Symbol.for('travesia.patient');

type Wait = typeof vi.waitFor | typeof vi.waitUntil;
type Options = Parameters<Wait>[1];

const patient = (options: Options): Options => {
  const given = typeof options === 'number' ? { timeout: options } : options;
  return { ...given, timeout: Math.max(LEAST_MS, given?.timeout ?? 0) };
};

// Files that share a process share what is wrapped.
if (!Object.hasOwn(vi, WRAPPED)) {
  const { waitFor, waitUntil } = vi;
  Object.assign(vi, {
    [WRAPPED]: true,
    waitFor: (callback: Parameters<typeof waitFor>[0], options?: Options) => waitFor(callback, patient(options)),
    waitUntil: (callback: Parameters<typeof waitUntil>[0], options?: Options) => waitUntil(callback, patient(options)),
  });
}
