import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startScript } from '../testing/started-script.ts';

const root = path.resolve(import.meta.dirname, '../..');
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');

/** Runs one test file with the set-up file of this repository; resolves the exit code and what was printed. */
async function runTestFile(body: string): Promise<{ code: number | null; output: string }> {
  // Inside the repository, so that the file finds vitest, but where no checker looks.
  mkdirSync(path.join(root, '.tmp'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.tmp/planted-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'planted.check.ts'), `import { expect, it, vi } from 'vitest';\n${body}\n`);
  const config = `export default { test: { setupFiles: [${JSON.stringify(path.join(root, 'scripts/testing/fail-on-console-error.ts'))}], include: ['*.check.ts'] } };`;
  writeFileSync(path.join(folder, 'vitest.config.mjs'), config);
  const run = startScript(vitest, { ...process.env, NO_COLOR: '1' }, ['run', '--root', folder]);
  const code = await run.ended;
  return { code, output: run.output() };
}

describe('a test run', () => {
  it('fails when something is said on the console that no test expected', async () => {
    const { code, output } = await runTestFile(
      "it('passes', () => { console.error('lost a promise'); expect(1).toBe(1); });",
    );
    expect(code).toBe(1);
    expect(output).toContain('nobody expected this on the console');
  });

  it('passes when the test expected it', async () => {
    const { code } = await runTestFile(
      "it('passes', () => { const error = vi.spyOn(console, 'error').mockImplementation(() => {}); console.error('x'); expect(error).toHaveBeenCalledWith('x'); error.mockRestore(); });",
    );
    expect(code).toBe(0);
  });

  it('fails on a rejection that nobody handled', async () => {
    const { code, output } = await runTestFile(
      "it('passes', () => { void Promise.reject(new Error('unseen')); expect(1).toBe(1); });",
    );
    expect(code).toBe(1);
    expect(output).toContain('unseen');
  });
});
