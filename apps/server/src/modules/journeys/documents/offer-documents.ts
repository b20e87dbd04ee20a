import { documentMachine, documentsOffered } from '@travesia/contracts/journeys';
import { LOCALES, type MachineActor } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import type { FormKind } from '../../../../data/consents/read-consents.ts';
import type { AuditEntry } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { begin } from '../../../platform/transition/transition.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import { findAnyJourney, type JourneyRecord } from '../journeys.repo.ts';
import { careOf } from './care-of.ts';
import { type DocumentContent, fillForm, sealContent } from './document-content.ts';
import { documentLifecycle, type DocumentRow } from './document.lifecycle.ts';
import { isLive } from './documents.rules.ts';
import { insertDocument, listDocuments } from './documents.repo.ts';

/** A document before it is offered. */
export interface Offer extends Pick<DocumentRow, 'kind' | 'required' | 'countersigned' | 'formVersion' | 'languages'> {
  content: DocumentContent;
}

interface By {
  actor: AuditEntry['actor'];
  as: MachineActor;
  at: Date;
}

/** Offers documents to the patient, who is told of them once. The journey must be locked. */
export async function offerDocuments(
  tx: Tx,
  { seal }: Pick<JourneysDeps, 'seal'>,
  journey: Pick<JourneyRow, 'id' | 'patientId' | 'providerId'>,
  offers: readonly Offer[],
  by: By,
): Promise<DocumentRow[]> {
  const made: DocumentRow[] = [];
  for (const { content, ...offer } of offers) {
    const id = uuidv7();
    const row = await insertDocument(tx, {
      ...offer,
      id,
      journeyId: journey.id,
      patientId: journey.patientId,
      providerId: journey.providerId,
      status: documentMachine.initial,
      contentSealed: sealContent(seal, id, content),
      createdAt: by.at,
    });
    await begin(tx, documentLifecycle, {
      row,
      ...by,
      facts: { kind: row.kind },
      audit: {
        action: 'documents.offered',
        target: { type: 'journey_document', id },
        subjectId: journey.patientId,
        contextProviderId: journey.providerId,
      },
    });
    made.push(row);
  }
  const [first, ...more] = made.map(({ id }) => id);
  if (first !== undefined)
    await appendEvent(tx, documentsOffered, {
      journey_id: journey.id,
      provider_id: journey.providerId,
      document_ids: [first, ...more],
    });
  return made;
}

type FormDeps = Pick<JourneysDeps, 'consents' | 'reference'>;

/** A form of ours, filled in for a journey. */
export async function formOffer(
  deps: FormDeps,
  { row, provider, booking }: JourneyRecord,
  kind: Exclude<FormKind, 'surgeon_change_on_return'>,
  surgeons?: { before: string | null; surgeon: string | null },
): Promise<Offer> {
  const { treatment, care } = careOf(deps, await deps.reference(), row);
  const form = deps.consents.forms[kind === 'surgeon_change' && row.trip === 2 ? 'surgeon_change_on_return' : kind];
  const named = { clinic: provider.name, surgeon: booking?.clinician ?? null, ...surgeons };
  return {
    kind,
    required: kind !== 'photos',
    countersigned: form.countersigned,
    formVersion: form.version,
    languages: [...LOCALES],
    content: fillForm(form, { treatment, care, ...named }),
  };
}

/** Offers what the treatment of a booked journey requires, and photographs. What is live stays. The journey must be locked. */
export async function offerRequired(
  tx: Tx,
  deps: FormDeps & Pick<JourneysDeps, 'seal'>,
  journey: JourneyRow,
  at: Date,
): Promise<void> {
  const record = await findAnyJourney(tx, journey.id);
  if (!record) return;
  const { care } = careOf(deps, await deps.reference(), journey);
  const live = (await listDocuments(tx, journey)).filter(isLive);
  const wanted = [...care.requires, 'photos' as const].filter((kind) => !live.some((one) => one.kind === kind));
  const offers = await Promise.all(wanted.map((kind) => formOffer(deps, record, kind)));
  await offerDocuments(tx, deps, journey, offers, { actor: { kind: 'system' }, as: 'system', at });
}
