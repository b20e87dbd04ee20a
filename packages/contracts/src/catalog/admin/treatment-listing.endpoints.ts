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
  summary: 'List the treatments of the catalog',
  description:
    'Returns all treatments, including drafts and archived ones, with missing texts per language and dependents.',
  query: z.object({
    ...pageQuery(25),
    language: Locale.default('en').meta({ description: 'Language to sort names by and label counts in.' }),
    q: optionalParam(SearchText).meta({ description: 'Part of the name, a synonym or the slug.' }),
    category: listParam(Key).meta({ description: 'Category slugs.' }),
    status: listParam(TreatmentStatus).meta({ description: 'Only these states.' }),
    missing: listParam(Locale).meta({ description: 'Only treatments with missing texts in one of these languages.' }),
    sort: z.enum(LISTING_SORTS).default('name').meta({ description: 'Sort order.' }),
  }),
  response: pageOf(TreatmentListing, {
    facets: z
      .object({
        category: z.array(FacetValue).meta({ description: 'By category.' }),
        status: z.array(FacetValue).meta({ description: 'By status.' }),
        missing: z.array(FacetValue).meta({ description: 'By language with missing texts.' }),
      })
      .meta({ description: 'Counts by filter.' }),
  }),
});

export const getTreatmentListing = defineEndpoint({
  ...admin,
  name: 'getTreatmentListing',
  method: 'GET',
  path: '/admin/treatments/:slug',
  summary: 'Get a treatment to edit',
  description: 'Returns all editable fields in three languages, with prices, former slugs and dependents.',
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
  description: 'Adds it as a draft or published; a published treatment needs every text in three languages.',
  status: 201,
  body: NewTreatment,
  response: TreatmentListingDetail,
  problems: ['catalog.slug_taken', 'catalog.texts_missing', 'catalog.unknown_category'],
  closedToDemo: 'access.closed_to_demo',
});

export const changeTreatment = defineEndpoint({
  ...admin,
  name: 'changeTreatment',
  method: 'PUT',
  path: '/admin/treatments/:slug',
  summary: 'Replace a treatment',
  description:
    'Saves the whole treatment. A new `slug` moves its page; the old address redirects permanently. Pages and search show the change within a second; later releases leave it unchanged.',
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
  closedToDemo: 'access.closed_to_demo',
});

export const deleteTreatment = defineEndpoint({
  ...admin,
  name: 'deleteTreatment',
  method: 'DELETE',
  path: '/admin/treatments/:slug',
  summary: 'Delete a treatment',
  description: 'Only for treatments that an admin added and nothing depends on; others can be archived.',
  params,
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['catalog.treatment_not_found', 'catalog.treatment_in_use'],
  closedToDemo: 'access.closed_to_demo',
});

export const takeTreatmentRelease = defineEndpoint({
  ...admin,
  name: 'takeTreatmentRelease',
  method: 'POST',
  path: '/admin/treatments/:slug/release',
  summary: 'Reset a treatment to the release',
  description: 'Discards admin changes to its texts, names, category and facts; its slug and status stay.',
  params,
  body: z
    .strictObject({ version: z.int().min(1).meta({ description: 'The version the caller read.' }) })
    .meta({ description: 'The version.' }),
  response: TreatmentListingDetail,
  problems: ['catalog.treatment_not_found', 'request.stale_version', 'catalog.not_of_a_release'],
  closedToDemo: 'access.closed_to_demo',
});

export const previewTreatmentSearch = defineEndpoint({
  ...admin,
  name: 'previewTreatmentSearch',
  idempotency: 'none',
  method: 'POST',
  path: '/admin/treatments/search-preview',
  summary: 'Try a search with unsaved synonyms',
  description: 'Returns how search interprets a phrase now and with the draft. Changes nothing.',
  body: SearchPreviewRequest,
  response: SearchPreview,
});
