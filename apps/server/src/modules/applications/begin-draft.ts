import { applicationMachine, type ApplyingProvider, emptySections } from '@travesia/contracts/applications';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { begin } from '../../platform/transition/transition.ts';
import { applicationLifecycle } from './application.lifecycle.ts';
import { insertApplication } from './applications.repo.ts';

/** Creates a draft application with a clinic's initial data, in the caller's transaction. Returns its ID. */
export async function beginDraft(
  tx: Tx,
  { name, type, country, city, phone, website = '' }: ApplyingProvider,
  applicantId: string,
  actor: Actor,
  at: Date,
): Promise<string> {
  const id = uuidv7();
  const empty = emptySections();
  await insertApplication(tx, {
    id,
    applicantId,
    status: applicationMachine.initial,
    sections: {
      ...empty,
      business: { ...empty.business, trade_name: name, type, country, city },
      bank: { ...empty.bank, country },
      contact: { ...empty.contact, phone, website },
    },
    createdAt: at,
    updatedAt: at,
  });
  const audit = { action: 'application.begun', subjectId: applicantId, target: { type: 'application', id } } as const;
  await begin(tx, applicationLifecycle, { id, actor, as: 'provider', at, audit });
  return id;
}
