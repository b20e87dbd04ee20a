import type { FileContent } from '@travesia/contracts/kit';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { ownTickets } from '../../support.policy.ts';
import { presentContent } from '../file.presenter.ts';
import { findOwnFile } from '../files.repo.ts';

/** A file of one's own ticket, never one of an internal note. Throws `support.file_not_found`. */
export async function readOwnFile({ database: { db } }: SupportDeps, actor: Actor, id: string): Promise<FileContent> {
  const file = await findOwnFile(db, ownTickets(actor), id);
  if (!file) throw new ProblemError('support.file_not_found');
  return presentContent(file);
}
