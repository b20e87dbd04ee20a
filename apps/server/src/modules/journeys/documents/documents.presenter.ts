import type { DocumentQuestion, JourneyDocument, JourneyDocumentSummary } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { type JourneyScope, mayReadHealth } from '../journey-sides.policy.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import type { JourneyRecord } from '../journeys.repo.ts';
import { openContent, textsOf } from './document-content.ts';
import type { DocumentRow } from './document.lifecycle.ts';
import { documentActions } from './documents.policy.ts';
import type { DocumentQuestionRow } from './documents.repo.ts';

interface Around {
  journey: JourneyRow;
  openQuestions: number;
  language: Locale;
  seal: Seal;
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** A document in a list. */
export function presentDocumentSummary(
  scope: JourneyScope,
  row: DocumentRow,
  { journey, openQuestions, language, seal }: Around,
): JourneyDocumentSummary {
  const content = mayReadHealth(scope, journey) ? openContent(seal, row) : null;
  const texts = content ? textsOf(content) : [];
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    title: (texts.find((text) => text.language === language) ?? texts[0])?.title ?? null,
    required: row.required,
    countersigned: row.countersigned,
    form_version: row.formVersion,
    languages: row.languages,
    opened_at: iso(row.openedAt),
    signed_at: iso(row.signedAt),
    countersigned_at: iso(row.countersignedAt),
    ended_at: iso(row.endedAt),
    clinician:
      row.clinicianName !== null && row.license !== null ? { name: row.clinicianName, license: row.license } : null,
    open_questions: openQuestions,
    actions: documentActions(scope, journey, row),
    version: row.version,
    created_at: row.createdAt.toISOString(),
  };
}

const presentQuestion = (seal: Seal, row: DocumentQuestionRow): DocumentQuestion => ({
  id: row.id,
  question: seal.open(row.questionSealed, row.id),
  asked_at: row.askedAt.toISOString(),
  answer: row.answerSealed === null ? null : seal.open(row.answerSealed, row.id),
  answered_at: iso(row.answeredAt),
});

/** Name of a patient, as they type it to sign. */
export const fullName = ({ firstName, lastName }: JourneyRecord['patient']): string =>
  `${firstName} ${lastName}`.trim();

/** A document with what it says, for those who may read it. */
export function presentDocument(
  scope: JourneyScope,
  row: DocumentRow,
  {
    record,
    questions,
    language,
    seal,
  }: { record: JourneyRecord; questions: readonly DocumentQuestionRow[]; language: Locale; seal: Seal },
): JourneyDocument {
  const { row: journey, provider, patient, asked } = record;
  const mayRead = mayReadHealth(scope, journey);
  const content = mayRead ? openContent(seal, row) : null;
  const openQuestions = questions.filter(({ answeredAt }) => answeredAt === null).length;
  const opened = (sealed: string | null) => (mayRead && sealed !== null ? seal.open(sealed, row.id) : null);
  const { signedLanguage, readSeconds, sha256 } = row;
  return {
    ...presentDocumentSummary(scope, row, { journey, openQuestions, language, seal }),
    journey_id: journey.id,
    clinic: provider.name,
    time_zone: provider.timeZone,
    patient: fullName(patient),
    patient_language: asked.language,
    texts: content ? textsOf(content) : [],
    signature:
      signedLanguage !== null && readSeconds !== null && sha256 !== null
        ? { name: opened(row.signedNameSealed), language: signedLanguage, read_seconds: readSeconds, sha256 }
        : null,
    end_note: opened(row.endNoteSealed),
    questions: mayRead ? questions.map((one) => presentQuestion(seal, one)) : [],
  };
}
