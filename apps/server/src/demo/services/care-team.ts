import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_FOCUSES, SERVICE_WELCOMES, ServiceApproach } from '@travesia/contracts/services';
import { z } from 'zod';
import { localizedSchema, slug, text } from '../../../data/catalog/text-schema.ts';
import type { NewClinician, NewCredential } from '../../modules/providers/index.ts';
import { addDays } from '../days.ts';
import { demoId } from '../demo-id.ts';
import { seededRandom } from '../seeded-random.ts';

const FILE = join(import.meta.dirname, '../../../data/demo/care-team.json');
/** Sorts after the doctors, whose positions are their number in the whole demo. */
const FIRST_POSITION = 500;

const careTeamSchema = z.array(
  z.strictObject({
    provider: slug,
    slug,
    given: text,
    family: text,
    title: text,
    role: z.enum(['psychologist', 'dietitian']),
    languages: z.array(z.enum(['en', 'es', 'pt', 'fr'])).min(1),
    years: z.int(),
    registry: z.strictObject({ body: text, number: z.string().includes('DEMO') }),
    specialty: localizedSchema,
    bio: localizedSchema,
    therapy: z
      .strictObject({
        approach: ServiceApproach,
        focus: z.array(z.enum(SERVICE_FOCUSES)).min(1),
        welcomes: z.array(z.enum(SERVICE_WELCOMES)),
        usd: z.int(),
      })
      .nullable(),
  }),
);

export type CareTeamMember = z.output<typeof careTeamSchema>[number];

/** Psychologists and dietitians of the demo, in addition to those who operate. */
export const readCareTeam = (): CareTeamMember[] => careTeamSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

export const careTeamId = ({ provider, slug: name }: CareTeamMember): string => demoId(`clinician/${provider}/${name}`);

/** Rows of the care team and of their licenses, checked within the last three months. */
export function careTeamRows(
  team: readonly CareTeamMember[],
  today: string,
): { clinicians: NewClinician[]; credentials: NewCredential[] } {
  const rows = team.map((member, index) => {
    const { provider, registry, title, given, family, specialty, bio, languages, years } = member;
    const random = seededRandom(`care-team/${provider}/${member.slug}`);
    const base = { providerId: demoId(`provider/${provider}`), position: FIRST_POSITION + index };
    const clinician: NewClinician = {
      ...base,
      id: careTeamId(member),
      name: `${given} ${family}`,
      title,
      specialty,
      bio,
      registry: `${registry.body} ${registry.number}`,
      languages,
      yearsInPractice: years,
      treatmentSlugs: [],
      demo: true,
    };
    const credential: NewCredential = {
      ...base,
      id: demoId(`credential/${provider}/${member.slug}`),
      clinicianId: clinician.id,
      kind: 'professional_licence',
      status: 'verified',
      body: registry.body,
      accreditor: null,
      number: registry.number,
      holder: `${given} ${family}`,
      scope: specialty,
      issuedOn: addDays(today, -years * 365),
      expiresOn: null,
      checkedOn: addDays(today, -random.int(4, 88)),
    };
    return { clinician, credential };
  });
  return { clinicians: rows.map((row) => row.clinician), credentials: rows.map((row) => row.credential) };
}
