// Definition of a checker, and its runner.
import { lineOf } from './syntax.mjs';
import { secondsSince } from '../setup/progress.mjs';

/**
 * A custom checker for a rule no tool covers. `files(tree)` selects files, and `inspect(file, tree, report)` calls
 * `report(node or line or undefined, text)` for each finding; `conclude(tree, report)` checks the whole and may return
 * a note.
 */
export function defineRule({ name, rules, files, inspect = () => {}, conclude = () => undefined }) {
  return {
    name,
    rules,
    run: async ({ tree }) => {
      const looked = files(tree);
      const problems = [];
      const reporter = (file) => (where, text) => problems.push(`${place(tree, file, where)}: ${text}`);
      for (const file of looked) inspect(file, tree, reporter(file));
      const note = conclude(tree, (file, where, text) => reporter(file)(where, text), looked);
      return { seen: looked.length, problems, note };
    },
  };
}

function place(tree, file, where) {
  if (where === undefined) return file;
  return `${file}:${typeof where === 'number' ? where : lineOf(tree.read(file), where)}`;
}

/** Runs a checker: `{name, problems, note, seconds}`. An error, or no files, is a finding and never a success. */
export async function runChecker(checker, context) {
  const begun = performance.now();
  try {
    const { seen, problems, note } = await checker.run(context);
    const all = seen === 0 && problems.length === 0 ? ['found nothing to look at, so it proves nothing'] : problems;
    return { name: checker.name, problems: all, note: note ?? `${seen} seen`, seconds: secondsSince(begun) };
  } catch (error) {
    return {
      name: checker.name,
      problems: [error.name === 'SetupError' ? error.message : (error.stack ?? String(error))],
      note: 'did not run',
      seconds: secondsSince(begun),
    };
  }
}
