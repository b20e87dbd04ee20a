import type { Answers, Case, CaseClinic, CaseSummary } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import type { Reference } from '../../catalog/index.ts';
import type { Assessed } from './assess-case.ts';
import { caseActions } from './cases.policy.ts';
import type { CaseRecord } from './cases.repo.ts';

/** A case in a list. */
export function presentCaseSummary(
  { row, packageTitle, provider, asked }: CaseRecord,
  { treatments }: Reference,
  language: Locale,
): CaseSummary {
  const isAsked = asked.some(({ id }) => id === provider?.id);
  const clinics: CaseClinic[] = provider && !isAsked ? [{ ...provider, journey_id: null }, ...asked] : asked;
  return {
    id: row.id,
    status: row.status,
    treatment: { slug: row.treatment, name: treatments.get(row.treatment)?.name[language] ?? row.treatment },
    package: row.packageId && packageTitle ? { id: row.packageId, title: packageTitle[language] } : null,
    clinics,
    percent: row.percent,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A case with its questions and answers, for its patient. */
export const presentCase = (
  record: CaseRecord,
  { answers, completeness, flags }: Assessed & { answers: Answers },
  reference: Reference,
  language: Locale,
): Case => ({
  ...presentCaseSummary(record, reference, language),
  percent: completeness.percent,
  language: record.row.language,
  sections: record.row.sections,
  answers,
  completeness,
  revision: record.row.revision,
  needs_clinician: flags.length > 0,
  actions: caseActions(record.row),
  version: record.row.version,
});
