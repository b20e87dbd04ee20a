import { z } from 'zod';
import {
  defineEndpoint,
  FacetValue,
  Key,
  listParam,
  Locale,
  optionalParam,
  pageOf,
  pageQuery,
  SearchText,
  Slug,
} from '../../kit/index.ts';
import {
  NewTreatment,
  SearchPreview,
  SearchPreviewRequest,
  TreatmentChange,
  TreatmentListing,
  TreatmentListingDetail,
  TreatmentStatus,
} from './treatment-listing.schema.ts';

export const LISTING_SORTS = [
  'name',
  '-name',
  'category',
  'status',
  'edited',
  'missing',
  'synonyms',
  'price',
  '-price',
  'review',
  '-review',
  'packages',
  '-packages',
] as const;

const admin = { access: ['admin'], tag: 'catalog' } as const;
const params = z.object({ slug: Slug });

export const listTreatmentListings = defineEndpoint({
  ...admin,
  name: 'listTreatmentListings',
  method: 'GET',
  path: '/admin/treatments',
  summary: 'List the treatments of the catalogue',
  description: 'All of them, drafts and archived ones too, with what each language lacks and what depends on them.',
  query: z.object({
    ...pageQuery(25),
    language: Locale.default('en').meta({ description: 'Language to order names and label counts by.' }),
    q: optionalParam(SearchText).meta({ description: 'Part of a name, another name or the slug.' }),
    category: listParam(Key).meta({ description: 'Category slugs.' }),
    status: listParam(TreatmentStatus).meta({ description: 'Only these states.' }),
    missing: listParam(Locale).meta({ description: 'Only treatments that lack texts in one of these languages.' }),
    sort: z.enum(LISTING_SORTS).default('name').meta({ description: 'Order.' }),
  }),
  response: pageOf(TreatmentListing, {
    facets: z
      .object({
        category: z.array(FacetValue).meta({ description: 'By category.' }),
        status: z.array(FacetValue).meta({ description: 'By state.' }),
        missing: z.array(FacetValue).meta({ description: 'By language that lacks texts.' }),
      })
      .meta({ description: 'Counts by filter.' }),
  }),
});

export const getTreatmentListing = defineEndpoint({
  ...admin,
  name: 'getTreatmentListing',
  method: 'GET',
  path: '/admin/treatments/:slug',
  summary: 'Read a treatment to edit it',
  description:
    'Everything that can be edited in three languages, with prices, former addresses and what depends on it.',
  params,
  response: TreatmentListingDetail,
  problems: ['catalog.treatment_not_found'],
});

export const createTreatment = defineEndpoint({
  ...admin,
  name: 'createTreatment',
  method: 'POST',
  path: '/admin/treatments',
  summary: 'Add a treatment',
  description: 'Adds one as a draft or published; a published one needs every text in three languages.',
  status: 201,
  idempotency: 'honoured',
  body: NewTreatment,
  response: TreatmentListingDetail,
  problems: ['catalog.slug_taken', 'catalog.texts_missing', 'catalog.unknown_category'],
});

export const changeTreatment = defineEndpoint({
  ...admin,
  name: 'changeTreatment',
  method: 'PUT',
  path: '/admin/treatments/:slug',
  summary: 'Change a treatment',
  description:
    'Saves it whole. Another `slug` moves its page: the old address leads there for ever. Pages and search show the change within a second; later releases leave it alone.',
  params,
  body: TreatmentChange,
  response: TreatmentListingDetail,
  problems: [
    'catalog.treatment_not_found',
    'request.stale_version',
    'catalog.slug_taken',
    'catalog.texts_missing',
    'catalog.unknown_category',
    'catalog.treatment_in_use',
    'catalog.status_not_possible',
  ],
});

export const deleteTreatment = defineEndpoint({
  ...admin,
  name: 'deleteTreatment',
  method: 'DELETE',
  path: '/admin/treatments/:slug',
  summary: 'Delete a treatment',
  description: 'Only one that an admin added and that nothing depends on; others can be archived.',
  params,
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['catalog.treatment_not_found', 'catalog.treatment_in_use'],
});

export const takeTreatmentRelease = defineEndpoint({
  ...admin,
  name: 'takeTreatmentRelease',
  method: 'POST',
  path: '/admin/treatments/:slug/release',
  summary: 'Take a treatment back to the release',
  description: 'Drops what admins changed in its texts, names, category and facts; its address and state stay.',
  params,
  body: z
    .strictObject({ version: z.int().min(1).meta({ description: 'The version that was looked at.' }) })
    .meta({ description: 'Which version.' }),
  response: TreatmentListingDetail,
  problems: ['catalog.treatment_not_found', 'request.stale_version', 'catalog.not_of_a_release'],
});

export const previewTreatmentSearch = defineEndpoint({
  ...admin,
  name: 'previewTreatmentSearch',
  method: 'POST',
  path: '/admin/treatments/search-preview',
  summary: 'Try a phrase with names that are not saved',
  description: 'What the search takes a phrase to mean now and with the draft. Nothing is changed.',
  body: SearchPreviewRequest,
  response: SearchPreview,
});
