import { documentMachine, type DocumentStatus } from '@travesia/contracts/journeys';
import { type Consents, parseConsents } from '../../../../data/consents/read-consents.ts';
import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { type PastActor, rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import type { Reference } from '../../catalog/index.ts';
import { careOf } from '../documents/care-of.ts';
import { sealContent, textsOf } from '../documents/document-content.ts';
import { documentLifecycle } from '../documents/document.lifecycle.ts';
import { fullName } from '../documents/documents.presenter.ts';
import { insertDocument, insertDocumentQuestion } from '../documents/documents.repo.ts';
import { formOffer, type Offer } from '../documents/offer-documents.ts';
import { findAnyJourney, type JourneyRecord } from '../journeys.repo.ts';
import { type DemoJourney, hoursBefore } from './demo-cases.ts';
import { demoSigner } from './demo-signer.ts';

interface Making {
  reference: Reference;
  seal: Seal;
  idOf: (key: string) => string;
  now: Date;
  clock: Pick<Clock, 'today'>;
}

/** How many hours after the booking a document was signed, and a clinician signed too. */
export const SIGNED_AFTER = 20;
const EXPLAINED_AFTER = 28;
const READ_SECONDS = 412;

/** Writes the documents of a booked journey of the demo. Returns what the audit log says about them. */
export async function writeDemoDocuments(tx: Tx, making: Making, journey: DemoJourney): Promise<PastEntry[]> {
  const record = await findAnyJourney(tx, journey.id);
  if (!record) return [];
  const deps = { reference: () => Promise.resolve(making.reference), consents: parseConsents() };
  const offers = await offersFor(deps, making.reference, { record, journey });
  const entries: PastEntry[] = [];
  for (const one of offers) entries.push(...(await writeDocument(tx, making, { ...one, record, journey })));
  return entries;
}

interface Wanted {
  offer: Offer;
  status: DocumentStatus;
}

async function offersFor(
  deps: { reference: () => Promise<Reference>; consents: Consents },
  reference: Reference,
  { record, journey: { documents = 'signed' } }: { record: JourneyRecord; journey: DemoJourney },
): Promise<Wanted[]> {
  const { requires } = careOf(deps, reference, record.row).care;
  const wanted: Wanted[] = [];
  for (const kind of [...requires, 'photos' as const]) {
    const isLast = kind === requires.at(-1);
    const open =
      isLast && documents === 'to_sign' ? 'offered' : isLast && documents === 'to_countersign' ? 'signed' : null;
    wanted.push({ offer: await formOffer(deps, record, kind), status: open ?? 'in_force' });
  }
  if (typeof documents !== 'object') return wanted;
  const surgeons = { before: documents.surgeonBefore, surgeon: record.booking?.clinician ?? null };
  return [...wanted, { offer: await formOffer(deps, record, 'surgeon_change', surgeons), status: 'offered' }];
}

const personOf = (userId: string): PastActor => ({ kind: 'person', userId });

async function writeDocument(
  tx: Tx,
  { seal, idOf, now, clock }: Making,
  { offer, status, record, journey }: Wanted & { record: JourneyRecord; journey: DemoJourney },
): Promise<PastEntry[]> {
  const { row, asked, patient } = record;
  const { content, ...facts } = offer;
  const id = idOf(`document/${row.id}/${offer.kind}`);
  const bookedHours = journey.booking?.bookedHoursAgo ?? 0;
  // A change of surgeon is of today.
  const offeredAt = hoursBefore(now, offer.kind === 'surgeon_change' ? 3 : bookedHours);
  const signedAt = hoursBefore(now, bookedHours - SIGNED_AFTER);
  const explainedAt = hoursBefore(now, bookedHours - EXPLAINED_AFTER);
  const isSigned = status !== documentMachine.initial;
  const isExplained = status === 'in_force' && offer.countersigned;
  const signer = isExplained ? await demoSigner(tx, record, clock.today()) : undefined;
  if (isExplained && !signer) throw new Error(`nobody at ${row.providerId} may sign in the demo`);
  const text = textsOf(content).find(({ language }) => language === asked.language);
  await insertDocument(tx, {
    ...facts,
    id,
    journeyId: row.id,
    patientId: row.patientId,
    providerId: row.providerId,
    status,
    contentSealed: sealContent(seal, id, content),
    createdAt: offeredAt,
    ...(isSigned && text
      ? {
          openedAt: signedAt,
          signedAt,
          signedLanguage: asked.language,
          signedNameSealed: seal.seal(fullName(patient), id),
          sha256: text.sha256,
          readSeconds: READ_SECONDS,
        }
      : {}),
    ...(signer
      ? { clinicianId: signer.id, clinicianName: signer.name, license: signer.license, countersignedAt: explainedAt }
      : {}),
    version: isExplained ? 3 : isSigned ? 2 : 1,
  });
  const question = offer.kind === 'treatment' ? journey.documentQuestion : undefined;
  if (question) {
    const questionId = idOf(`document-question/${id}`);
    await insertDocumentQuestion(tx, {
      id: questionId,
      documentId: id,
      questionSealed: seal.seal(question.question, questionId),
      askedAt: hoursBefore(now, bookedHours - 10),
      answerSealed: seal.seal(question.answer, questionId),
      answeredAt: hoursBefore(now, bookedHours - 14),
      answeredBy: journey.ownerId,
    });
  }
  const begun = {
    actor: { kind: 'system' },
    as: 'system',
    at: offeredAt,
    facts: { kind: offer.kind },
    audit: {
      action: 'documents.offered',
      target: { type: 'journey_document', id },
      subjectId: row.patientId,
      contextProviderId: row.providerId,
    },
  } as const;
  const sign = {
    action: offer.countersigned ? 'sign' : 'agree',
    as: 'patient',
    actor: personOf(row.patientId),
    at: signedAt,
  } as const;
  const explain = { action: 'countersign', as: 'provider', actor: personOf(journey.ownerId), at: explainedAt } as const;
  const moves = [...(isSigned ? [sign] : []), ...(isExplained ? [explain] : [])];
  return rewriteDemoHistory(tx, documentLifecycle, id, { begun, moves }, now);
}
