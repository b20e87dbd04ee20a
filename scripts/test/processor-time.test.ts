import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measureProcessorTime } from '../test-run/processor-time.mjs';
import { runCommand } from '../setup/run-command.mjs';

/** A program that computes until it has used so much processor time, however slow the machine. */
const burn = (seconds: number) =>
  `const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; }; while (used() < ${seconds}) for (let i = 0; i < 1e5; i++) Math.sqrt(i);`;
const isTold = existsSync('/proc/self/stat');
const run = (script: string) => runCommand(process.execPath, ['-e', script]);

/** Whether so much was measured; other systems than Linux do not tell. */
const isWithin = (seconds: number | undefined, least: number, most: number): boolean =>
  isTold ? seconds !== undefined && seconds >= least && seconds < most : seconds === undefined;

describe('the processor time of what is started', () => {
  it('is what the programs used, those that they started among them', async () => {
    const meter = measureProcessorTime();
    await run(
      `${burn(0.5)} require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(burn(1))}]);`,
    );
    const used = meter.stop();
    expect(isWithin(used, 1.4, 6), `${used} s`).toBe(true);
  });

  it('holds what was used by a program whose parent did not wait for it', async () => {
    const meter = measureProcessorTime();
    const orphan = `${burn(3)} `;
    await run(
      `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(orphan)}], { stdio: ['ignore', 1, 'ignore'], detached: true }).unref(); ${burn(2)}`,
    );
    const used = meter.stop();
    expect(isWithin(used, 3.5, 12), `${used} s`).toBe(true);
  });

  it('leaves out what was used before', async () => {
    await run(burn(1.5));
    const used = measureProcessorTime().stop();
    expect(isWithin(used, 0, 0.5), `${used} s`).toBe(true);
  });
});

it('the processor time is not told where it cannot be measured', () => {
  expect(measureProcessorTime(-1).stop()).toBeUndefined();
});
