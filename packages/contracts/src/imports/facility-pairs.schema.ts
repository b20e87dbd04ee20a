import { z } from 'zod';
import { Id } from '../kit/index.ts';

export const FACILITY_PAIR_STATES = ['open', 'merged', 'same', 'different'] as const;
export const FacilityPairState = z.enum(FACILITY_PAIR_STATES).meta({
  description: 'To decide; merged by an import, which nobody decided; decided to be the same facility, or two.',
});
export type FacilityPairState = z.infer<typeof FacilityPairState>;

export const FACILITY_PAIR_SORTS = ['-likeness', 'likeness', 'name', '-name'] as const;

const text = (description: string) => z.string().nullable().meta({ description });
const number = (description: string) => z.number().nullable().meta({ description });

export const PairedFacility = z
  .object({
    register: text('Name of the registry; null for a listing that no registry contains.'),
    code: text('Its code there.'),
    slug: text('Slug of its listing; null if it is not listed.'),
    is_partner: z.boolean().meta({ description: 'Whether a clinic keeps the listing.' }),
    name: z.string().meta({ description: 'Name.' }),
    type: z.string().meta({ description: 'Type of facility.' }),
    street: text('Street and number.'),
    city: text('City.'),
    region: text('Region.'),
    postal_code: text('Postal code.'),
    phones: z.array(z.string()).meta({ description: 'Phone numbers.' }),
    email: text('Email address.'),
    website: text('Website.'),
    beds: number('Number of beds.'),
    lat: number('Latitude.'),
    lon: number('Longitude.'),
  })
  .meta({ id: 'PairedFacility', description: 'One side of a pair.' });
export type PairedFacility = z.infer<typeof PairedFacility>;

export const FacilityPair = z
  .object({
    id: Id,
    state: FacilityPairState,
    import_id: Id.nullable().meta({ description: 'The import that found it, if its report is still there.' }),
    row: PairedFacility.meta({ description: 'The row of the registry.' }),
    listing: PairedFacility.meta({ description: 'The listing it may be.' }),
    differing: z
      .array(z.enum(['name', 'type', 'street', 'city', 'region', 'postal_code', 'phones', 'email', 'website', 'beds']))
      .meta({ description: 'Fields that both have and in which they differ.' }),
    distance_km: number('Distance between their coordinates.'),
    likeness: z.number().meta({ description: '0 to 1.' }),
    reason: z.string().meta({ description: 'Why they may be one facility, in English.' }),
    version: z.int().meta({ description: 'Incremented with each change.' }),
    actions: z.array(z.enum(['join', 'separate', 'reopen'])).meta({ description: 'What can be done with it now.' }),
  })
  .meta({ id: 'FacilityPair', description: 'A row of a registry and a listing that may be one facility.' });
export type FacilityPair = z.infer<typeof FacilityPair>;

export const PairDecision = z
  .strictObject({
    action: z.enum(['join', 'separate', 'reopen']).meta({
      description: 'The same facility; two facilities, undoing a merge; or undecided again.',
    }),
    version: z.int().min(1).meta({ description: 'The version the caller read.' }),
  })
  .meta({ id: 'PairDecision', description: 'What a person says about a pair.' });
export type PairDecision = z.infer<typeof PairDecision>;

const total = (description: string) => z.int().meta({ description });
export const PairCounts = z
  .object({
    open: total('To decide.'),
    merged: total('Merged by imports.'),
    same: total('Decided to be the same.'),
    different: total('Decided to be two.'),
  })
  .meta({ id: 'PairCounts', description: 'Number of pairs by status.' });
export type PairCounts = z.infer<typeof PairCounts>;
