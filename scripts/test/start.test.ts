import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { smallProduct } from '../testing/small-product.ts';
import { isRunning, startScript } from '../testing/started-script.ts';

const start = (product: ReturnType<typeof smallProduct>, env: NodeJS.ProcessEnv = {}) =>
  startScript(path.join(product.root, 'scripts/start.mjs'), { ...product.env, ...env });
const read = (product: ReturnType<typeof smallProduct>, name: string) =>
  readFileSync(path.join(product.root, name), 'utf8');
const serverPid = (output: string) => Number(/ready (\d+)/.exec(output)?.[1]);

/** Starts, waits for the server, stops it. */
async function startOnce(product: ReturnType<typeof smallProduct>): Promise<string> {
  const run = start(product);
  await run.says('ready');
  run.child.kill('SIGTERM');
  await run.ended;
  return run.output();
}

describe('npm start', () => {
  it('installs, builds and starts, and says so', async () => {
    const product = smallProduct();
    const output = await startOnce(product);
    expect(output).toMatch(
      /Installing packages[\s\S]*Building the web app[\s\S]*Starting the server[\s\S]*ready \d+ production/,
    );
    expect(read(product, 'npm-calls')).toContain('ci --omit=dev --loglevel=error');
  });

  it('repeats nothing the second time', async () => {
    const product = smallProduct();
    await startOnce(product);
    expect(await startOnce(product)).not.toMatch(/Installing|Building/);
    expect(read(product, 'npm-calls').trim().split('\n')).toHaveLength(1);
  });

  it('builds again when a source of the web app has changed, without installing', async () => {
    const product = smallProduct();
    await startOnce(product);
    product.write('apps/web/app/home.tsx', 'export {};');
    expect(await startOnce(product)).toMatch(/Building the web app/);
    expect(read(product, 'apps/web/build/made')).toBe('xx');
    expect(read(product, 'npm-calls').trim().split('\n')).toHaveLength(1);
  });

  it('installs again when the lockfile asks for another version', async () => {
    const product = smallProduct();
    await startOnce(product);
    product.write(
      'package-lock.json',
      JSON.stringify({ packages: { '': {}, 'apps/web': {}, 'node_modules/a': { version: '1.0.1' } } }),
    );
    expect(await startOnce(product)).toContain('Installing packages (node_modules/a has changed');
  });

  it('asks the server once to stop, however often it is asked itself, and ends with its code', async () => {
    const product = smallProduct();
    const run = start(product);
    await run.says('ready');
    run.child.kill('SIGINT');
    run.child.kill('SIGINT');
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(7);
    expect(run.output().match(/asked/g)).toHaveLength(1);
    expect(isRunning(serverPid(run.output()))).toBe(false);
  });

  it('leaves no server behind when it is killed', async () => {
    const product = smallProduct();
    const run = start(product);
    await run.says('ready');
    run.child.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(serverPid(run.output()))).toBe(false), { timeout: 5000 });
    expect(run.output()).toContain('asked SIGTERM');
  });

  it('says why an install failed and what to do', async () => {
    const product = smallProduct();
    const run = start(product, { NPM_FAILS: '1' });
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/npm ci[\s\S]*registry not reachable[\s\S]*why:[\s\S]*what to do: check the network/);
  });

  it('says why a build failed, and builds again next time', async () => {
    const product = smallProduct();
    product.write('apps/web/app/root.tsx', 'broken');
    const run = start(product);
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/could not be built[\s\S]*unexpected token[\s\S]*what to do:/);
    expect(existsSync(path.join(product.root, 'apps/web/build/.fingerprint'))).toBe(false);
    product.write('apps/web/app/root.tsx', 'mended');
    expect(await startOnce(product)).toContain('ready');
  });
});
