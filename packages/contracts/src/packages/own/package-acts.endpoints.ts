import { z } from 'zod';
import { viewQuery } from '../../catalog/catalog.query.ts';
import { ActToUndo, DateOnly, defineEndpoint, endpointFacts, Id } from '../../kit/index.ts';
import { PackageDraft } from './own-packages.schema.ts';
import { MOST_REPRICED, PRICE_ROUNDINGS, PriceChange, RepricedPackage } from './price-change.ts';

const tag = 'packages';
const params = z.object({ id: Id });
const query = z.object({ language: viewQuery.language });
const version = z.int().min(1).meta({ description: 'The version that was read.' });
const AtVersion = z
  .strictObject({ version })
  .meta({ id: 'PackageActAtVersion', description: 'The package as it was read.' });

const edit = endpointFacts({
  tag,
  method: 'POST',
  access: { side: 'provider', may: 'packages.edit' },
  params,
  query,
  response: PackageDraft,
});
const price = endpointFacts({
  tag,
  method: 'POST',
  access: { side: 'provider', may: 'packages.publish' },
  params,
  query,
  response: PackageDraft,
});

export const publishOwnPackage = defineEndpoint({
  ...price,
  name: 'publishOwnPackage',
  path: '/provider/packages/:id/publish',
  summary: 'Publish a package',
  description:
    'Puts the working copy into effect as a new edition; lists, search and pages show it within a second. Existing bookings and agreed terms do not change. Refused with every missing field if anything is missing.',
  body: z
    .strictObject({
      version,
      note: z
        .string()
        .trim()
        .max(300)
        .nullable()
        .default(null)
        .meta({ description: 'What changed, for the team; null for none.' }),
    })
    .meta({ id: 'PackagePublication', description: 'What to publish.' }),
  problems: ['packages.not_found', 'request.stale_version', 'packages.not_possible', 'packages.not_publishable'],
});

export const pauseOwnPackage = defineEndpoint({
  ...price,
  name: 'pauseOwnPackage',
  path: '/provider/packages/:id/pause',
  summary: 'Pause a package',
  description: 'Hides a published package from patients until it is resumed.',
  body: AtVersion,
  problems: ['packages.not_found', 'request.stale_version', 'packages.not_possible'],
});

export const resumeOwnPackage = defineEndpoint({
  ...price,
  name: 'resumeOwnPackage',
  path: '/provider/packages/:id/resume',
  summary: 'Resume a package',
  description:
    'Shows a paused package again, as it was last published, and confirms its price. Refused if the published edition could no longer be published.',
  body: AtVersion,
  problems: ['packages.not_found', 'request.stale_version', 'packages.not_possible', 'packages.not_publishable'],
});

export const archiveOwnPackage = defineEndpoint({
  ...price,
  name: 'archiveOwnPackage',
  path: '/provider/packages/:id/archive',
  summary: 'Archive a package',
  description:
    'Hides it from patients and from the clinic’s usual list. Can be undone for a minute, and restored as a draft later.',
  body: AtVersion,
  problems: ['packages.not_found', 'request.stale_version', 'packages.not_possible'],
});

export const undoArchiveOwnPackage = defineEndpoint({
  ...price,
  name: 'undoArchiveOwnPackage',
  path: '/provider/packages/:id/undo-archive',
  summary: 'Undo the archiving of a package',
  description: 'Takes back an archiving of the last minute: the package is what it was before.',
  body: ActToUndo,
  problems: [
    'packages.not_found',
    'request.stale_version',
    'packages.not_possible',
    'packages.not_publishable',
    'request.undo_over',
  ],
});

export const restoreArchivedPackage = defineEndpoint({
  ...edit,
  name: 'restoreArchivedPackage',
  path: '/provider/packages/:id/restore-archived',
  summary: 'Restore an archived package',
  description: 'Brings an archived package back as a draft.',
  body: AtVersion,
  problems: ['packages.not_found', 'request.stale_version', 'packages.not_possible'],
});

export const duplicateOwnPackage = defineEndpoint({
  ...edit,
  name: 'duplicateOwnPackage',
  path: '/provider/packages/:id/duplicate',
  summary: 'Duplicate a package',
  description: 'Adds a draft with the working copy of another package.',
  status: 201,
  problems: ['packages.not_found', 'packages.too_many'],
});

const all = endpointFacts({ tag, method: 'POST', access: { side: 'provider', may: 'packages.publish' } });

export const changePackagePrices = defineEndpoint({
  ...all,
  name: 'changePackagePrices',
  path: '/provider/package-prices',
  summary: 'Change prices of several packages',
  description:
    'Changes the price of packages by a share or an amount; their lines change in proportion. Published packages get a new edition at once, without other unpublished changes. With `dry_run` it only returns the new prices.',
  query,
  body: z
    .strictObject({
      ids: z
        .array(Id)
        .min(1)
        .max(MOST_REPRICED)
        .meta({ description: `Packages, at most ${MOST_REPRICED}.` }),
      change: PriceChange,
      rounding: z
        .enum(PRICE_ROUNDINGS)
        .default('none')
        .meta({ description: 'Rounds the new prices to multiples of so many whole units.' }),
      dry_run: z.boolean().meta({ description: 'Whether to return the new prices without changing any.' }),
    })
    .meta({ id: 'PackagePriceChange', description: 'New prices for several packages.' }),
  response: z.object({
    data: z.array(RepricedPackage).meta({ description: 'In the order of `ids`.' }),
    changed: z.int().meta({ description: 'Number of packages with a new price; 0 in a dry run.' }),
  }),
});

export const confirmPackagePrices = defineEndpoint({
  ...all,
  name: 'confirmPackagePrices',
  path: '/provider/package-prices/confirm',
  summary: 'Confirm prices',
  description: 'States that the published prices are still right today: of the given packages, or of all.',
  body: z
    .strictObject({
      ids: z
        .array(Id)
        .max(MOST_REPRICED)
        .nullable()
        .default(null)
        .meta({ description: 'Packages; null for all published and paused ones.' }),
    })
    .meta({ id: 'PriceConfirmation', description: 'Prices to confirm.' }),
  response: z.object({
    confirmed: z.int().meta({ description: 'Number of packages.' }),
    confirmed_on: DateOnly.meta({ description: 'The date it was confirmed, in the clinic’s time zone.' }),
  }),
});
