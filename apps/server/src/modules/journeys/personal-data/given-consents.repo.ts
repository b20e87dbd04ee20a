import { documentMachine } from '@travesia/contracts/journeys';
import { and, eq, isNotNull } from 'drizzle-orm';
import { statesTagged } from '@travesia/contracts/kit';
import type { ConsentSource } from '../../profiles/index.ts';
import { providers } from '../../providers/providers.tables.ts';
import { journeyDocuments } from '../documents/documents.tables.ts';
import { journeys } from '../journeys.tables.ts';

const LIVE: readonly string[] = statesTagged(documentMachine, 'live');

/** Consents given when asking clinics. They last as long as the journey does. */
export const askingConsents: ConsentSource = async (db, userId) => {
  const rows = await db
    .select({ id: journeys.id, consents: journeys.consents, clinic: providers.name })
    .from(journeys)
    .innerJoin(providers, eq(providers.id, journeys.providerId))
    .where(eq(journeys.patientId, userId));
  return rows.flatMap(({ id, consents, clinic }) =>
    consents.map(({ purpose, version, language, given_at: givenAt }) => ({
      id: `${purpose}-${id}`,
      purpose,
      wording: version,
      language,
      givenAt: new Date(givenAt),
      endedAt: null,
      until: null,
      to: clinic,
      journeyId: id,
      recordId: null,
    })),
  );
};

/** Consent forms and agreements that were signed. */
export const signedConsents: ConsentSource = async (db, userId) => {
  const rows = await db
    .select({ row: journeyDocuments, clinic: providers.name })
    .from(journeyDocuments)
    .innerJoin(providers, eq(providers.id, journeyDocuments.providerId))
    .where(and(eq(journeyDocuments.patientId, userId), isNotNull(journeyDocuments.signedAt)));
  return rows.flatMap(({ row, clinic }) =>
    row.signedAt
      ? {
          id: `document-${row.id}`,
          purpose: 'document' as const,
          wording: row.formVersion,
          language: row.signedLanguage,
          givenAt: row.signedAt,
          endedAt: LIVE.includes(row.status) ? null : row.endedAt,
          until: null,
          to: clinic,
          journeyId: row.journeyId,
          recordId: null,
        }
      : [],
  );
};
