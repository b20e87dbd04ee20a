import { describe, expect, it } from 'vitest';
import { runCommand } from '../setup/run-command.mjs';

const run = (script: string, options: object = {}) => runCommand(process.execPath, ['-e', script], options);

// The waiting is done side by side; a busy machine may need seconds to start a program.
describe.concurrent('a program that is run', () => {
  it('takes as long as it needs while it says something', async () => {
    const script = `let left = 22; const timer = setInterval(() => { console.log(left); if (--left === 0) clearInterval(timer); }, 250);`;
    const { code, seconds, cut } = await run(script, { silenceMs: 5000 });
    expect({ code, cut }).toEqual({ code: 0, cut: undefined });
    expect(seconds).toBeGreaterThan(5);
  });

  it('is ended when it says nothing for too long, which the result and the output tell', async () => {
    const { code, cut, output } = await run("console.log('second test passed'); setInterval(() => {}, 1000);", {
      silenceMs: 5000,
    });
    expect(code).not.toBe(0);
    expect(cut).toBe('ended after 5 s without a line of output; the last was: second test passed');
    expect(output).toContain(cut);
  });

  it('may write its report when it is asked to end', async () => {
    const script =
      "process.on('SIGINT', () => { console.log('report written'); process.exit(3); }); setInterval(() => {}, 1000);";
    expect(await run(script, { silenceMs: 5000 })).toMatchObject({
      code: 3,
      output: expect.stringContaining('report written'),
    });
  });

  it('is ended in the end, also when it does not want to or leaves a program behind that holds its output', async () => {
    const script = `for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
console.log('left behind', pid); setInterval(() => {}, 1000);`;
    const { code, cut, output } = await run(script, { silenceMs: 5000, graceMs: 500 });
    process.kill(Number(/left behind (\d+)/.exec(output)?.[1]), 'SIGKILL');
    expect(code).toBe(128);
    expect(cut).toContain('without a line of output');
  });

  it('has no limit of its own', async () => {
    expect(await run('setTimeout(() => {}, 1500)')).toMatchObject({ code: 0, output: '' });
  });
});
