// The output at the end of a test run.
import { failedLines, slowestLines } from './tests-of-report.mjs';

/**
 * Lines of the summary and whether the run failed: one without tests has. `results` are those of the phases: `{title,
 * passed, failed, seconds, processor, tests, note}`, `processor` undefined if it can't be measured.
 */
export function summaryOf(results, seconds) {
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  const tests = results.flatMap((result) => result.tests ?? []);
  const slowest = slowestLines(tests);
  const failed = failedLines(tests);
  const processor = results.every((result) => result.processor !== undefined) ? sum('processor') : undefined;
  const lines = [
    ...(slowest.length ? ['', title(`The slowest ${slowest.length} tests`), ...slowest] : []),
    ...(failed.length ? ['', title('What failed'), ...failed] : []),
    '',
    title(`Summary (${seconds} s, ${processorText(processor).trim()})`),
    ...results.flatMap(phaseLines),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
  return { lines, failed: sum('failed') > 0 || sum('passed') === 0 };
}

const title = (text) => `── ${text} ${'─'.repeat(Math.max(0, 90 - text.length))}`;

function phaseLines({ title: name, passed, failed, seconds, processor, note }) {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  const times = `${seconds.toFixed(1).padStart(7)} s  ${processorText(processor)}`;
  const line = `${failed ? 'FAIL' : 'ok  '}  ${name.padEnd(80)} ${counts} ${times}`;
  return failed && note ? [line, `      ${note.split('\n')[0]}`] : [line];
}

const processorText = (seconds) =>
  seconds === undefined ? 'processor time not measured here' : `${seconds.toFixed(0).padStart(5)} s of processor time`;
