// The committed OpenAPI document matches the contracts, and passes Redocly's recommended rules without a warning.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../setup/root.mjs';
import { meaningfulLines, runScript, runTool } from './run-tool.mjs';

const DOCUMENT = 'apps/server/openapi.json';
const WRITER = 'apps/server/src/app/write-openapi.ts';
// The linter sends telemetry and looks for updates by default; a check must work offline.
const OFFLINE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** The writer compares with --check: only it knows how the document is created. */
export const apiDrift = {
  name: 'API document is current',
  rules: '3',
  async run({ root }) {
    if (!existsSync(join(root, WRITER))) return { seen: 0, problems: [`${WRITER} is missing`] };
    const { code, output } = await runScript([join(root, WRITER), '--check'], { cwd: root });
    return { seen: 1, problems: code === 0 ? [] : meaningfulLines(output || `${WRITER} ended with code ${code}`) };
  },
};

export const apiLint = {
  name: 'API document (Redocly)',
  rules: '10',
  async run({ root }) {
    if (!existsSync(join(root, DOCUMENT)))
      return { seen: 0, problems: [`${DOCUMENT} is missing: run npm run openapi`] };
    const config = join(repositoryRoot, 'redocly.yaml');
    const { code, output } = await runTool(
      '@redocly/cli',
      'redocly',
      ['lint', DOCUMENT, '--config', config, '--format', 'json'],
      root,
      OFFLINE,
    );
    const report = parseReport(output);
    if (!report) return { seen: 1, problems: [`redocly ended with code ${code}:`, ...meaningfulLines(output)] };
    const problems = report.problems.map(
      ({ message, ruleId, location }) => `${location?.[0]?.pointer ?? ''}: ${message} [${ruleId}]`,
    );
    return {
      seen: 1,
      problems: code !== 0 && !problems.length ? [`redocly ended with code ${code}`] : problems,
      note: `${report.totals.errors} errors, ${report.totals.warnings} warnings`,
    };
  },
};

function parseReport(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
