import type { EndpointArgs } from '@travesia/contracts/kit';
import {
  type archiveMacro as archiveMacroCall,
  type changeMacro as changeMacroCall,
  type Macro,
  MOST_MACROS,
  type NewMacro,
} from '@travesia/contracts/support';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { demoFlagOf } from '../../../platform/demo/sight.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { SupportDeps } from '../support-deps.ts';
import { type InboxScope, inboxOf } from '../support.policy.ts';
import { presentMacro } from './macro.presenter.ts';
import { countMacros, insertMacro, lockMacro, type MacroRow, writeMacro } from './macros.repo.ts';

const targetOf = (id: string) => ({ type: 'support_macro', id });

/** Saves a reply for the team. Throws `support.macro_name_taken` and `support.too_many_macros`. */
export async function createMacro({ database, clock }: SupportDeps, actor: Actor, content: NewMacro): Promise<Macro> {
  const scope = inboxOf(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    if ((await countMacros(tx, scope)) >= MOST_MACROS) throw new ProblemError('support.too_many_macros');
    const id = uuidv7();
    const row = { ...content, id, ...demoFlagOf(scope.member), createdAt: at, updatedAt: at };
    const macro = await insertMacro(tx, row);
    await appendAudit(tx, { action: 'support.macro_created', actor, at, target: targetOf(id) });
    return presentMacro(macro);
  });
}

/** Changes a saved reply. Throws `support.macro_not_found`, `support.macro_name_taken` and `request.stale_version`. */
export async function changeMacro(
  { database, clock }: SupportDeps,
  actor: Actor,
  id: string,
  { version, ...content }: EndpointArgs<typeof changeMacroCall>['body'],
): Promise<Macro> {
  const scope = inboxOf(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    await lockAt(tx, scope, id, version);
    const macro = await writeMacro(tx, id, content, at);
    await appendAudit(tx, { action: 'support.macro_changed', actor, at, target: targetOf(id) });
    return presentMacro(macro);
  });
}

/** Archives a saved reply or offers it again. Throws like `changeMacro`. */
export async function archiveMacro(
  { database, clock }: SupportDeps,
  actor: Actor,
  id: string,
  { archived, version }: EndpointArgs<typeof archiveMacroCall>['body'],
): Promise<Macro> {
  const scope = inboxOf(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const row = await lockAt(tx, scope, id, version);
    if ((row.archivedAt !== null) === archived) return presentMacro(row);
    const macro = await writeMacro(tx, id, { archivedAt: archived ? at : null }, at);
    const action = archived ? 'support.macro_archived' : 'support.macro_restored';
    await appendAudit(tx, { action, actor, at, target: targetOf(id) });
    return presentMacro(macro);
  });
}

async function lockAt(tx: Tx, scope: InboxScope, id: string, version: number): Promise<MacroRow> {
  const row = await lockMacro(tx, scope, id);
  if (!row) throw new ProblemError('support.macro_not_found');
  if (row.version !== version) throw new ProblemError('request.stale_version', { present: presentMacro(row) });
  return row;
}
