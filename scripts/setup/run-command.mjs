// Starts other programs: capturing or showing their output.
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';

/** How long a program may take to stop after each signal: SIGINT, SIGTERM, SIGKILL. */
const GRACE_MS = 20_000;

/** PATH without the folders npm adds (`node_modules/.bin`), so that `npm` and `node` are the machine's. */
export function machinePath(path = process.env.PATH ?? '') {
  return path
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/](\.bin|npm[\\/]node_modules)|node-gyp-bin$/.test(folder))
    .join(delimiter);
}

/**
 * Runs a program to its end. `show` passes its output through; the output is always returned. There is no time limit,
 * because slow machines are not broken: `silenceMs` ends it only after that long without any output. Resolves `{code,
 * output, seconds, cut}`; a signal counts as code 128, and `cut` says why it was ended. Never rejects for a non-zero
 * code.
 */
export function runCommand(command, args, { cwd, env, show = false, silenceMs, graceMs = GRACE_MS } = {}) {
  return new Promise((resolve) => {
    const begun = performance.now();
    const child = spawn(command, args, { cwd, env: env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const watch = watchSilence(child, silenceMs, graceMs, () => output);
    const stopWithUs = () => child.kill('SIGTERM');
    process.once('exit', stopWithUs);
    const end = (code) => {
      watch.stop();
      process.removeListener('exit', stopWithUs);
      const cut = watch.cut();
      if (cut) output += `\n${cut}`;
      resolve({ code, output, seconds: (performance.now() - begun) / 1000, ...(cut ? { cut } : {}) });
    };
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        watch.heard();
        if (show) target.write(text);
      });
    }
    child.on('error', (error) => {
      output += `${command}: ${error.message}`;
      end(127);
    });
    child.on('close', (code, signal) => end(signal ? 128 : (code ?? 1)));
    // A grandchild may hold the pipes of a killed program; waiting for it could take forever.
    child.on('exit', (code, signal) => watch.cut() && end(signal ? 128 : (code ?? 1)));
  });
}

/** Ends a program that has been silent for too long, first giving it time to write its report. */
function watchSilence(child, silenceMs, graceMs, output) {
  let cut;
  let timer;
  const ask = ([signal, ...harder]) => {
    child.kill(signal);
    if (harder.length) timer = setTimeout(ask, graceMs, harder);
  };
  const giveUp = () => {
    const last = tail(output(), 1) || 'nothing';
    cut = `ended after ${duration(silenceMs)} without a line of output; the last was: ${last}`;
    ask(['SIGINT', 'SIGTERM', 'SIGKILL']);
  };
  const heard = () => {
    if (!silenceMs || cut) return;
    clearTimeout(timer);
    timer = setTimeout(giveUp, silenceMs);
  };
  heard();
  return { heard, cut: () => cut, stop: () => clearTimeout(timer) };
}

const duration = (ms) => (ms < 120_000 ? `${ms / 1000} s` : `${Math.round(ms / 60_000)} minutes`);

/** The last lines of an output: enough to see why a program failed. */
export function tail(output, lines = 25) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
