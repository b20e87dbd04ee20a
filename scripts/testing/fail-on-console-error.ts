// Loaded before every test file: an error or warning on the console that no test expected fails the test during which it came.
// A test that expects one replaces console.error by a spy of its own.
import { afterAll, afterEach } from 'vitest';

const recorded: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const print = console[level].bind(console);
  console[level] = (...args: unknown[]) => {
    recorded.push(`console.${level}: ${args.map(String).join(' ')}`);
    print(...args);
  };
}

function failIfRecorded(): void {
  const said = recorded.splice(0);
  if (said.length) throw new Error(`nobody expected this on the console:\n${said.join('\n')}`);
}

afterEach(failIfRecorded);
afterAll(failIfRecorded);
