// `npm test`: does all set-up and runs everything there is. One line at the end counts it; nothing is left out in silence.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { preparePackages } from './setup/prepare.mjs';
import { createProgress, failWith, secondsSince } from './setup/progress.mjs';
import { repositoryRoot as root } from './setup/root.mjs';
import { allPhases } from './test-run/phases.mjs';

// Ctrl-C ends us in the ordinary way, so that everything that was started hears of it and is stopped.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

const begun = performance.now();
const progress = createProgress();
const reports = join(root, '.tmp/test-run');
const results = [];

async function runPhase({ title, run }, context) {
  const from = performance.now();
  process.stdout.write(`\n── ${title} ${'─'.repeat(Math.max(0, 90 - title.length))}\n`);
  let result;
  try {
    result = await run(context);
  } catch (error) {
    result = {
      passed: 0,
      failed: 1,
      note: error.name === 'SetupError' ? error.message : (error.stack ?? String(error)),
    };
  }
  if (result.note) process.stdout.write(`${result.note}\n`);
  results.push({ title, seconds: secondsSince(from), ...result });
  process.stdout.write(`   ${result.passed} passed, ${result.failed} failed in ${secondsSince(from)} s\n`);
}

try {
  const node = await preparePackages(root, progress, { dev: true });
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  for (const phase of allPhases) await runPhase(phase, { root, node, reports });
} catch (error) {
  failWith(error);
}

process.stdout.write(`\n── Summary (${secondsSince(begun)} s) ${'─'.repeat(70)}\n`);
for (const { title, passed, failed, seconds } of results) {
  process.stdout.write(
    `${failed ? 'FAIL' : 'ok  '}  ${title.padEnd(58)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.padStart(7)} s\n`,
  );
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') || !sum('passed') ? 1 : 0;
