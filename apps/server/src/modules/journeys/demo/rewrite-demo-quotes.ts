import { quoteTotal } from '@travesia/contracts/journeys';
import type { MachineActor } from '@travesia/contracts/kit';
import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { referenceOfId } from '../../../platform/reference.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { type PastActor, rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import type { Reference } from '../../catalog/index.ts';
import type { SellingClinic } from '../../packages/index.ts';
import { treatmentOf } from '../journeys-deps.ts';
import { findAnyJourney, type JourneyRecord } from '../journeys.repo.ts';
import { gapsOf } from '../quotes/quote-facts.ts';
import { quoteLifecycle } from '../quotes/quote.lifecycle.ts';
import { insertQuestion, insertQuote } from '../quotes/quotes.repo.ts';
import { sentFacts } from '../quotes/sent-facts.ts';
import { sealQuote, type StoredQuote } from '../quotes/stored-quote.ts';
import { validUntilOf } from '../quotes/valid-until.ts';
import { writeDocument } from '../quotes/write-document.ts';
import { type DemoJourney, hoursBefore } from './demo-cases.ts';
import { contentOf, type DemoQuote } from './demo-quotes.ts';

interface Making {
  reference: Reference;
  seal: Seal;
  idOf: (key: string) => string;
  now: Date;
}

interface Written {
  record: JourneyRecord;
  clinic: SellingClinic;
  journey: DemoJourney;
  agreed: StoredQuote | null;
}

/** Writes the quotes of a new journey, oldest first. Returns their audit entries, and the one that holds. */
export async function writeDemoQuotes(
  tx: Tx,
  making: Making,
  journey: DemoJourney,
  clinic: SellingClinic,
): Promise<{ entries: PastEntry[]; agreed: StoredQuote | null }> {
  const record = await findAnyJourney(tx, journey.id);
  if (!record) throw new Error(`journey ${journey.id} was not written`);
  const entries: PastEntry[] = [];
  let agreed: StoredQuote | null = null;
  for (const [place, quote] of (journey.quotes ?? []).entries()) {
    const made = await writeQuote(tx, making, { record, clinic, journey, agreed }, { quote, number: place + 1 });
    entries.push(...made.entries);
    if (quote.status === 'accepted') agreed = made.stored;
  }
  return { entries, agreed };
}

async function writeQuote(
  tx: Tx,
  making: Making,
  written: Written,
  { quote, number }: { quote: DemoQuote; number: number },
): Promise<{ entries: PastEntry[]; stored: StoredQuote }> {
  const { reference, seal, idOf, now } = making;
  const { record, clinic, journey, agreed } = written;
  const { row, asked } = record;
  const { status, kind = 'quote', hoursAgo } = quote;
  const id = idOf(`quote/${row.id}/${number}`);
  const language = asked.language;
  const content = contentOf(quote, { reference, clinic, treatment: treatmentOf(reference, row.treatment), language });
  const isSent = status !== 'draft';
  const at = hoursBefore(now, hoursAgo);
  const before = kind === 'change_order' && agreed ? { content: agreed.content, paidMinor: 0 } : null;
  const gaps = isSent ? gapsOf(reference, { record, clinic, content, agreed: before, now: at }) : [];
  if (gaps.length) throw new Error(`the demo's quote ${number} of ${clinic.slug} lacks ${JSON.stringify(gaps)}`);
  const sent = isSent ? await sentFacts(tx, reference, clinic, content) : null;
  const named = { id, number, kind, reference: referenceOfId(id), language };
  const validUntil = validUntilOf(content, at, clinic.timeZone);
  const document = sent
    ? await writeDocument(seal, reference, { record, row: named, content, sent, agreed: before, at, validUntil })
    : {};
  const moves = movesOf(quote, {
    validUntil,
    now,
    clinic: personOf(journey.ownerId),
    patient: personOf(row.patientId),
  });
  const decided = status === 'accepted' || status === 'declined' ? (moves.at(-1)?.at ?? at) : null;
  await insertQuote(tx, {
    ...named,
    journeyId: row.id,
    patientId: row.patientId,
    providerId: row.providerId,
    status,
    currency: content.currency,
    totalMinor: quoteTotal(content).amount,
    contentSealed: sealQuote(seal, id, { content, sent }),
    ...(sent ? { validUntil, sentAt: at } : {}),
    decidedAt: decided,
    declineSealed: quote.declined ? seal.seal(quote.declined, id) : null,
    ...document,
    createdAt: at,
    updatedAt: moves.at(-1)?.at ?? at,
    version: moves.length + 1,
  });
  const begun = { actor: personOf(journey.ownerId), as: 'provider', at } as const;
  const entries = await rewriteDemoHistory(tx, quoteLifecycle, id, { begun, moves }, now);
  for (const [place, one] of (quote.questions ?? []).entries()) {
    const questionId = idOf(`question/${id}/${place}`);
    await insertQuestion(tx, {
      id: questionId,
      quoteId: id,
      key: one.key,
      questionSealed: seal.seal(one.question, questionId),
      askedAt: hoursBefore(now, one.hoursAgo),
      ...(one.answer
        ? {
            answerSealed: seal.seal(one.answer, questionId),
            answeredAt: hoursBefore(now, one.answeredHoursAgo ?? 1),
            answeredBy: journey.ownerId,
          }
        : {}),
    });
  }
  return { entries, stored: { content, sent } };
}

const personOf = (userId: string): PastActor => ({ kind: 'person', userId });

interface Acting {
  validUntil: Date;
  now: Date;
  clinic: PastActor;
  patient: PastActor;
}

/** What became of a quote. What was replaced was so when the next one was sent. */
function movesOf({ status, hoursAgo, decidedHoursAgo }: DemoQuote, { validUntil, now, clinic, patient }: Acting) {
  if (status === 'draft') return [];
  const send = {
    action: 'send' as const,
    as: 'provider' as MachineActor,
    actor: clinic,
    at: hoursBefore(now, hoursAgo),
  };
  const at = hoursBefore(now, decidedHoursAgo ?? hoursAgo);
  switch (status) {
    case 'sent':
      return [send];
    case 'accepted':
      return [send, { action: 'accept' as const, as: 'patient' as MachineActor, actor: patient, at }];
    case 'declined':
      return [send, { action: 'decline' as const, as: 'patient' as MachineActor, actor: patient, at }];
    case 'expired':
      return [
        send,
        { action: 'expire' as const, as: 'system' as MachineActor, actor: { kind: 'system' } as const, at: validUntil },
      ];
    case 'superseded':
      return [send, { action: 'supersede' as const, as: 'system' as MachineActor, actor: clinic, at }];
  }
}
