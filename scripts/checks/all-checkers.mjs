// All checkers of `npm run check`, listed explicitly: an unlisted file does not run, and a test compares.
import apiDescriptions from './rules/api-descriptions.mjs';
import contractTexts from './rules/contract-texts.mjs';
import demoByGuard from './rules/demo-by-guard.mjs';
import fetchByCall from './rules/fetch-by-call.mjs';
import fileLength from './rules/file-length.mjs';
import fileNames from './rules/file-names.mjs';
import folderEntries from './rules/folder-entries.mjs';
import foreignKeys from './rules/foreign-keys.mjs';
import moduleOrder from './rules/module-order.mjs';
import moduleShape from './rules/module-shape.mjs';
import noBarrels from './rules/no-barrels.mjs';
import noSuppressions from './rules/no-suppressions.mjs';
import noUnfinishedWork from './rules/no-unfinished-work.mjs';
import outboxByKit from './rules/outbox-by-kit.mjs';
import permissionsByActions from './rules/permissions-by-actions.mjs';
import problemCodes from './rules/problem-codes.mjs';
import pureDecisions from './rules/pure-decisions.mjs';
import repliesByPlatform from './rules/replies-by-platform.mjs';
import routesByMount from './rules/routes-by-mount.mjs';
import scopesByPolicy from './rules/scopes-by-policy.mjs';
import sqlInRepos from './rules/sql-in-repos.mjs';
import stateByMachine from './rules/state-by-machine.mjs';
import testDiscipline from './rules/test-discipline.mjs';
import transactionsInCommands from './rules/transactions-in-commands.mjs';
import { apiDrift, apiLint } from './tools/api-document.mjs';
import format from './tools/format.mjs';
import imports from './tools/imports.mjs';
import lint from './tools/lint.mjs';
import lockfile from './tools/lockfile.mjs';
import sizeBudgets from './tools/size-budgets.mjs';
import texts from './tools/texts.mjs';
import types from './tools/types.mjs';
import unused from './tools/unused.mjs';

/** Our own checkers: fast, in this process. */
export const ownCheckers = [
  apiDescriptions,
  demoByGuard,
  fetchByCall,
  fileLength,
  fileNames,
  folderEntries,
  foreignKeys,
  moduleOrder,
  moduleShape,
  noBarrels,
  noSuppressions,
  noUnfinishedWork,
  outboxByKit,
  permissionsByActions,
  problemCodes,
  contractTexts,
  pureDecisions,
  repliesByPlatform,
  routesByMount,
  scopesByPolicy,
  sqlInRepos,
  stateByMachine,
  testDiscipline,
  transactionsInCommands,
];

/** Checkers that start a program, slowest first. */
export const toolCheckers = [types, unused, lint, imports, apiDrift, apiLint, format, texts, lockfile];

/** Needs a build, which `npm run check` alone does not create. */
export const buildCheckers = [sizeBudgets];
