import { z } from 'zod';
import { viewQuery, ViewQuery } from '../../catalog/catalog.query.ts';
import {
  DateOnly,
  defineEndpoint,
  FacetValue,
  flagParam,
  Id,
  listParam,
  Locale,
  optionalParam,
  pageOf,
  pageQuery,
  SearchText,
  Slug,
} from '../../kit/index.ts';
import { InclusionKey } from '../packages.schema.ts';
import { PackageContentChange } from './package-content.schema.ts';
import {
  OwnPackage,
  PackageDraft,
  PackageEdition,
  PackageEditionDetail,
  PackagePreview,
  PackageStatusName,
  PolicyTable,
  SimilarPackages,
} from './own-packages.schema.ts';

const tag = 'packages';
const read = { tag, method: 'GET', access: { side: 'provider', may: 'clinic.read' } } as const;
const edit = { tag, access: { side: 'provider', may: 'packages.edit' } } as const;
const params = z.object({ id: Id });
const InLanguage = z.object({ language: viewQuery.language });

export const OWN_PACKAGE_SORTS = [
  '-updated',
  'title',
  'price',
  '-price',
  'confirmed',
  'completeness',
  'status',
] as const;

export const listOwnPackages = defineEndpoint({
  ...read,
  name: 'listOwnPackages',
  path: '/provider/packages',
  summary: 'List own clinic’s packages',
  description:
    'Returns all packages of the clinic acted for, drafts and archived ones too, with what each still lacks and what can be done with it.',
  query: z.object({
    language: viewQuery.language,
    ...pageQuery(25),
    q: optionalParam(SearchText).meta({
      description: 'Part of the title in any language, or of the treatment’s name.',
    }),
    status: listParam(PackageStatusName).meta({
      description: 'Only these states; without any, all but archived ones.',
    }),
    treatment: listParam(Slug).meta({ description: 'Treatment slugs.' }),
    stale: flagParam.meta({ description: 'Only published packages whose price was not confirmed for long.' }),
    sort: z.enum(OWN_PACKAGE_SORTS).default('-updated').meta({ description: 'Sort order.' }),
  }),
  response: pageOf(OwnPackage, {
    facets: z
      .object({
        status: z.array(FacetValue).meta({ description: 'By status.' }),
        treatment: z.array(FacetValue).meta({ description: 'By treatment.' }),
      })
      .meta({ description: 'Counts by filter.' }),
    items: z
      .array(
        z.object({ key: InclusionKey, label: z.string().meta({ description: 'Name in the requested language.' }) }),
      )
      .meta({ description: 'Names of the 22 price items, for `fixes`.' }),
    stale_count: z.int().meta({ description: 'Published packages whose price should be confirmed.' }),
    can_create: z.boolean().meta({ description: 'Whether the caller may add packages.' }),
    can_price: z.boolean().meta({ description: 'Whether the caller may publish, and change or confirm prices.' }),
  }),
});

export const createOwnPackage = defineEndpoint({
  ...edit,
  name: 'createOwnPackage',
  method: 'POST',
  path: '/provider/packages',
  summary: 'Add a package',
  description:
    'Adds a draft. With a treatment it is filled from the catalog: nights, days, needed items and an itinerary to start from, and the clinic’s deposit and policy.',
  status: 201,
  query: InLanguage,
  body: z
    .strictObject({ treatment: Slug.nullable().default(null).meta({ description: 'Treatment; null to begin empty.' }) })
    .meta({ id: 'NewOwnPackage', description: 'A package to add.' }),
  response: PackageDraft,
  problems: ['catalog.treatment_not_found', 'packages.too_many'],
});

export const getOwnPackage = defineEndpoint({
  ...read,
  name: 'getOwnPackage',
  path: '/provider/packages/:id',
  summary: 'Get a package to edit',
  description: 'Returns the working copy of a package with what it lacks and everything its editor shows.',
  params,
  query: InLanguage,
  response: PackageDraft,
  problems: ['packages.not_found'],
});

export const saveOwnPackage = defineEndpoint({
  ...edit,
  name: 'saveOwnPackage',
  method: 'PUT',
  path: '/provider/packages/:id',
  summary: 'Save a package',
  description:
    'Replaces the given fields of the working copy. Patients see nothing of it until it is published. Lines, deposit, policy and prices of items can be changed only by those who may change prices.',
  params,
  query: InLanguage,
  body: PackageContentChange.extend({ version: z.int().min(1).meta({ description: 'The version that was read.' }) })
    .strict()
    .meta({ id: 'OwnPackageChange', description: 'Fields of a package to change, each as a whole.' }),
  response: PackageDraft,
  problems: [
    'packages.not_found',
    'request.stale_version',
    'packages.archived',
    'packages.price_not_allowed',
    'catalog.treatment_not_found',
  ],
});

export const listPackageEditions = defineEndpoint({
  ...read,
  name: 'listPackageEditions',
  path: '/provider/packages/:id/editions',
  summary: 'List the editions of a package',
  description: 'Returns everything that was published of a package, newest first.',
  params,
  response: z.object({ data: z.array(PackageEdition).meta({ description: 'Newest first.' }) }),
  problems: ['packages.not_found'],
});

const ofEdition = z.object({
  id: Id,
  number: z.coerce.number().int().min(1).max(1_000_000).meta({ description: 'Number of the edition.' }),
});

export const getPackageEdition = defineEndpoint({
  ...read,
  name: 'getPackageEdition',
  path: '/provider/packages/:id/editions/:number',
  summary: 'Get an edition of a package',
  description: 'Returns an edition with its content, what it changed, and what differs in the working copy.',
  params: ofEdition,
  response: PackageEditionDetail,
  problems: ['packages.not_found', 'packages.edition_not_found'],
});

export const restorePackageEdition = defineEndpoint({
  ...edit,
  name: 'restorePackageEdition',
  method: 'POST',
  path: '/provider/packages/:id/editions/:number/restore',
  summary: 'Take an edition into the working copy',
  description:
    'Replaces the working copy by the content of an edition; patients see it once it is published. Needs the permission to change prices if prices differ.',
  params: ofEdition,
  query: InLanguage,
  body: z
    .strictObject({ version: z.int().min(1).meta({ description: 'The version that was read.' }) })
    .meta({ id: 'PackageAtVersion', description: 'The package as it was read.' }),
  response: PackageDraft,
  problems: [
    'packages.not_found',
    'packages.edition_not_found',
    'request.stale_version',
    'packages.archived',
    'packages.price_not_allowed',
  ],
});

export const previewOwnPackage = defineEndpoint({
  ...read,
  name: 'previewOwnPackage',
  method: 'POST',
  path: '/provider/packages/:id/preview',
  summary: 'Preview a package',
  description: 'Returns a package as its public page would show it, with unsaved changes if given. Changes nothing.',
  idempotency: 'none',
  params,
  body: z
    .strictObject({
      language: Locale.default('en').meta({ description: 'Language of texts.' }),
      currency: viewQuery.currency,
      content: PackageContentChange.default({}).meta({ description: 'Unsaved fields.' }),
    })
    .meta({ id: 'PackagePreviewRequest', description: 'How to preview a package.' }),
  response: PackagePreview,
  problems: ['packages.not_found'],
});

export const getSimilarPackages = defineEndpoint({
  ...read,
  name: 'getSimilarPackages',
  path: '/provider/packages/:id/market',
  summary: 'Compare a package with similar ones',
  description:
    'Returns median and quartiles of the totals of other clinics’ packages for the same treatment, in the clinic’s currency: in the city, the country or everywhere, whichever first has five of them.',
  params,
  query: InLanguage,
  response: z.object({
    market: SimilarPackages.nullable().meta({
      description: 'Null without a treatment, or with fewer than five packages.',
    }),
  }),
  problems: ['packages.not_found'],
});

export const getPolicyTable = defineEndpoint({
  ...read,
  name: 'getPolicyTable',
  path: '/provider/packages/:id/policy-table',
  summary: 'Show a cancellation policy as dates',
  description:
    'Returns the cancellation policy of the working copy as dates in the clinic’s time zone and amounts of its price.',
  params,
  query: z.object({
    language: ViewQuery.shape.language,
    start_date: DateOnly.meta({ description: 'First day of care.' }),
  }),
  response: z.object({
    table: PolicyTable.nullable().meta({ description: 'Null without a price, a deposit and a policy.' }),
  }),
  problems: ['packages.not_found'],
});
