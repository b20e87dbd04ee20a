// `npm test`: does all setup and runs everything. One line at the end counts it; nothing is skipped silently. `npm run
// test:whole` adds what is sampled; `--only <part of a title>` runs some phases.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { preparePackages } from './setup/prepare.mjs';
import { createProgress, failWith, secondsSince } from './setup/progress.mjs';
import { repositoryRoot as root } from './setup/root.mjs';
import { phasesOf } from './test-run/phases.mjs';
import { measureProcessorTime } from './test-run/processor-time.mjs';
import { summaryOf } from './test-run/summary.mjs';

// Ctrl-C ends this process normally, so that everything it started is stopped.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

const { values } = parseArgs({ options: { whole: { type: 'boolean', default: false }, only: { type: 'string' } } });
const begun = performance.now();
// Every program of a run loads the same modules: compiled once, also those of the server that a journey or a test starts.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/travesia-compile');
const progress = createProgress();
const reports = join(root, '.tmp/test-run');
const results = [];

async function runPhase({ title, run }, context) {
  const from = performance.now();
  const processor = measureProcessorTime();
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
  if (result.note) process.stdout.write(`   ${result.note}\n`);
  const seconds = (performance.now() - from) / 1000;
  results.push({ title, seconds, processor: processor.stop(), ...result });
  process.stdout.write(`   ${result.passed} passed, ${result.failed} failed in ${seconds.toFixed(1)} s\n`);
}

try {
  const node = await preparePackages(root, progress, { dev: true });
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const phases = phasesOf(values).filter(({ title }) => !values.only || title.includes(values.only));
  for (const phase of phases) await runPhase(phase, { root, node, reports, whole: values.whole });
} catch (error) {
  failWith(error);
}

const { lines, failed } = summaryOf(results, secondsSince(begun));
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = failed ? 1 : 0;
