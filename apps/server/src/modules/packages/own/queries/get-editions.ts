import { contentChanges, type PackageEdition, type PackageEditionDetail, priceOf } from '@travesia/contracts/packages';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { type EditionRow, findOwn, listEditions } from '../drafts.repo.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages } from '../own-packages.policy.ts';

/** Everything that was published of a package, newest first. Throws `packages.not_found`. */
export async function listEditionsQuery(
  { database }: OwnPackagesDeps,
  id: string,
  actor: Actor,
): Promise<{ data: PackageEdition[] }> {
  const scope = ownPackages(actor);
  const [row, editions] = await Promise.all([findOwn(database.db, scope, id), listEditions(database.db, scope, id)]);
  if (!row) throw new ProblemError('packages.not_found');
  return { data: editions.map((edition) => presentEdition(edition, row.edition)) };
}

/** An edition with its content and what differs. Throws `packages.not_found` and `packages.edition_not_found`. */
export async function getEditionQuery(
  { database }: OwnPackagesDeps,
  id: string,
  number: number,
  actor: Actor,
): Promise<PackageEditionDetail> {
  const scope = ownPackages(actor);
  const [row, editions] = await Promise.all([findOwn(database.db, scope, id), listEditions(database.db, scope, id)]);
  if (!row) throw new ProblemError('packages.not_found');
  const place = editions.findIndex((one) => one.number === number);
  const edition = editions[place];
  if (!edition) throw new ProblemError('packages.edition_not_found');
  const previous = editions[place + 1];
  return {
    ...presentEdition(edition, row.edition),
    content: edition.content,
    to_draft: contentChanges(edition.content, row.content),
    from_previous: previous ? contentChanges(previous.content, edition.content) : [],
  };
}

const presentEdition = (edition: EditionRow, current: number | null): PackageEdition => ({
  number: edition.number,
  published_at: edition.publishedAt,
  published_by: edition.publishedBy,
  note: edition.note,
  price: priceOf(edition.content.lines) ?? { amount: 0, currency: edition.content.currency },
  current: edition.number === current,
});
