import type { View } from '@travesia/contracts/catalog';
import { clinicianPath, type NamedBy, type OwnClinician, type OwnClinicians } from '@travesia/contracts/providers';
import type { Person } from '../../../../platform/http/request-context.ts';
import type { Reference } from '../../../catalog/index.ts';
import { credentialStatus } from '../../credential-status.rules.ts';
import { clinicActions } from '../clinic-actions.rules.ts';
import type { Naming } from './clinician-holders.ts';
import type { ClinicianRow, LicenseRow } from './people.repo.ts';
import { licenseOf, registryHint, specialtyRegister } from './people.rules.ts';

const NO_TEXT = { en: '', es: '', pt: '' };

/** What the clinicians of a clinic are presented with. */
export interface AroundPeople {
  clinic: { slug: string; country: string; demo: boolean; languages: string[] };
  /** Whether the clinic's page is public. */
  listed: boolean;
  licenses: readonly LicenseRow[];
  namings: readonly Naming[];
  /** Treatments that the clinic offers. */
  offered: readonly string[];
  today: string;
  view: View;
  person: Person;
}

/** A clinician as their clinic sees them. */
export function presentOwnClinician(reference: Reference, row: ClinicianRow, around: AroundPeople): OwnClinician {
  const { clinic, listed, licenses, namings, today, person } = around;
  const named = namings.filter(({ clinicianId }) => clinicianId === row.id).map(presentNaming);
  const specialty = licenseOf(licenses, row.id, 'specialty');
  const isArchived = row.archivedAt !== null;
  const name = `${row.title} ${row.name}`.trim();
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    specialty: row.specialty,
    bio: row.bio ?? NO_TEXT,
    license: onFile(licenseOf(licenses, row.id, 'professional_licence'), today),
    specialty_license: onFile(specialty, today),
    specialty_number: specialty?.number ?? null,
    languages: row.languages,
    years_in_practice: row.yearsInPractice,
    treatments: row.treatmentSlugs.map((treatment, at) => ({
      treatment,
      name: treatmentName(reference, treatment, around.view),
      // A zero in the column is a treatment without a stated number.
      count: row.treatmentCases[at] || null,
    })),
    cases_year: row.casesYear,
    question: row.answer?.question ?? NO_TEXT,
    answer: row.answer?.answer ?? NO_TEXT,
    sees: { in_person: row.seesInPerson, online: row.seesOnline },
    named_by: named,
    path: listed && !isArchived ? clinicianPath(clinic, { id: row.id, name }) : null,
    archived_at: row.archivedAt?.toISOString() ?? null,
    demo: row.demo,
    version: row.version,
    actions: !clinicActions(person, clinic).length
      ? []
      : isArchived
        ? ['restore']
        : named.length > 0
          ? ['change']
          : ['change', 'archive'],
  };
}

const presentNaming = ({ kind, id, title, path }: Naming): NamedBy => ({ kind, id, title, path });

function onFile(row: LicenseRow | undefined, today: string): OwnClinician['license'] {
  if (!row || row.status === 'revoked') return null;
  const { body, number, status, expiresOn, checkedOn } = row;
  return {
    registry: body,
    number,
    status: credentialStatus(status, expiresOn, today),
    expires_on: expiresOn,
    checked_on: checkedOn,
  };
}

/** The name of a treatment in lists. */
export const treatmentName = ({ everyTreatment }: Reference, slug: string, { language }: View): string =>
  everyTreatment.get(slug)?.shortName[language] ?? slug;

/** Treatments by name, for choices. */
export const treatmentChoices = (reference: Reference, slugs: readonly string[], view: View) =>
  slugs
    .map((slug) => ({ slug, name: treatmentName(reference, slug, view) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, view.language));

/** The clinicians of a clinic, with what its forms offer. */
export function presentOwnClinicians(
  reference: Reference,
  rows: readonly ClinicianRow[],
  around: AroundPeople,
): OwnClinicians {
  const { clinic, offered, view, person } = around;
  return {
    data: rows.map((row) => presentOwnClinician(reference, row, around)),
    treatment_choices: treatmentChoices(reference, offered, view),
    language_choices: clinic.languages,
    registry_hint: registryHint(reference.countries.get(clinic.country)?.professionalRegistry ?? null),
    specialty_register: specialtyRegister(clinic.country),
    actions: clinicActions(person, clinic).length > 0 ? ['add', 'order'] : [],
  };
}
