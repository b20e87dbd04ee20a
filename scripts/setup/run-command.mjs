// Starts other programs: quietly with their output kept, or with their output shown.
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';

/** PATH without the folders that npm adds (`node_modules/.bin`), so that `npm` and `node` are those of the machine. */
export function machinePath(path = process.env.PATH ?? '') {
  return path
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/](\.bin|npm[\\/]node_modules)|node-gyp-bin$/.test(folder))
    .join(delimiter);
}

/**
 * Runs a program to its end. `show` passes its output through; the output is returned in any case.
 * Resolves `{code, output, seconds}`; a signal counts as code 128. Never rejects for a non-zero code.
 */
export function runCommand(command, args, { cwd, env, show = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const begun = performance.now();
    const child = spawn(command, args, { cwd, env: env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let late = false;
    const timer = timeoutMs && setTimeout(() => ((late = true), child.kill('SIGTERM')), timeoutMs);
    const stopWithUs = () => child.kill('SIGTERM');
    process.once('exit', stopWithUs);
    const end = (code) => {
      clearTimeout(timer);
      process.removeListener('exit', stopWithUs);
      if (late) output += `\nstopped after ${timeoutMs / 1000} s`;
      resolve({ code, output, seconds: (performance.now() - begun) / 1000 });
    };
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (show) target.write(text);
      });
    }
    child.on('error', (error) => {
      output += `${command}: ${error.message}`;
      end(127);
    });
    child.on('close', (code, signal) => end(signal ? 128 : (code ?? 1)));
  });
}

/** The last lines of an output: enough to see why a program failed. */
export function tail(output, lines = 25) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
