// Rule 4: SQL is only in *.repo.ts, so that all database load and locks can be found there.
import { defineRule } from '../rule.mjs';
import { findAll, importsOf, stringOf } from '../syntax.mjs';

const MAY_HOLD_SQL =
  /\.(repo|tables)\.ts$|\/(test|testing|evaluation)\/|^apps\/server\/src\/platform\/db\/|^apps\/server\/drizzle\.config\.ts$|^apps\/server\/bench\//;
const DRIVERS = /^(drizzle-orm|pg|postgres|kysely|@electric-sql)(\/|$)/;
const STATEMENT =
  /^\s*(select\s[\s\S]*\sfrom|insert\s+into|update\s+\S+\s+set|delete\s+from|with\s+\S+\s+as\s*\(|create\s+(table|index|extension|database)|alter\s+table|drop\s+(table|index|database)|truncate\s|refresh\s+materialized)\b/i;

export default defineRule({
  name: 'SQL in repos',
  rules: '4',
  files: (tree) => tree.sources(/^apps\/server\/(src|bench)\//),
  inspect(file, tree, report) {
    if (MAY_HOLD_SQL.test(file)) return;
    const { program } = tree.parse(file);
    for (const { node, from } of importsOf(program)) {
      if (DRIVERS.test(from) && node.importKind !== 'type')
        report(node, `imports ${from}: queries belong into a *.repo.ts`);
    }
    for (const type of ['Literal', 'TemplateLiteral']) {
      for (const { node } of findAll(program, type))
        if (STATEMENT.test(stringOf(node) ?? '')) report(node, 'holds an SQL statement: it belongs into a *.repo.ts');
    }
  },
});
