import type { EndpointArgs, EndpointOutput } from '@travesia/contracts/kit';
import { pageFacts } from '@travesia/contracts/kit';
import { InclusionKey, type listOwnPackages, type OwnPackage, PACKAGE_STATES } from '@travesia/contracts/packages';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { foldWords } from '../../../search/index.ts';
import { listOwn } from '../drafts.repo.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages, rightsOf } from '../own-packages.policy.ts';
import { presentOwnPackage } from '../own-packages.presenter.ts';
import { publishingFacts } from '../publishing-facts.ts';
import { ownView } from '../show-draft.ts';
import { orderOwn } from '../order-own.ts';

type Query = EndpointArgs<typeof listOwnPackages>['query'];
type Listed = OwnPackage & { words: string };

/** The clinic's packages: a few dozen, filtered and sorted in memory by what is shown of them. */
export async function listOwnPackagesQuery(
  deps: OwnPackagesDeps,
  query: Query,
  actor: Actor,
): Promise<EndpointOutput<typeof listOwnPackages>> {
  const scope = ownPackages(actor);
  const reference = await deps.reference();
  const { language } = query;
  const { db } = deps.database;
  const [view, rows] = await Promise.all([ownView(db, deps, { scope, reference, language }), listOwn(db, scope)]);
  const all: Listed[] = [];
  for (const row of rows) {
    const facts = publishingFacts(reference, view.clinic, row.content);
    const shown = presentOwnPackage(view, row, facts);
    const names = [...Object.values(row.content.title), shown.treatment?.name ?? ''];
    all.push({ ...shown, words: foldWords(names.join(' ')).join(' ') });
  }
  const found = all.filter((one) => matches(one, query));
  const rights = rightsOf(scope, view.clinic);
  const page = orderOwn(found, query.sort, language).slice((query.page - 1) * query.limit, query.page * query.limit);
  return {
    data: page.map(({ words: _words, ...one }) => one),
    ...pageFacts(found.length, query.page, query.limit),
    facets: {
      status: PACKAGE_STATES.map((value) => ({
        value,
        label: value,
        count: all.filter((one) => matches(one, { ...query, status: [value] })).length,
      })),
      treatment: treatmentFacets(all.filter((one) => matches(one, { ...query, treatment: [] }))),
    },
    items: reference.inclusionKeys.map(({ key, label }) => ({ key: InclusionKey.parse(key), label: label[language] })),
    stale_count: all.filter(({ stale }) => stale).length,
    can_create: rights.edit,
    can_price: rights.price,
  };
}

function matches(one: Listed, { q, status, treatment, stale }: Query): boolean {
  const words = foldWords(q ?? '');
  return (
    (status.length > 0 ? status.includes(one.status) : one.status !== 'archived') &&
    (treatment.length === 0 || treatment.includes(one.treatment?.slug ?? '')) &&
    (!stale || one.stale) &&
    words.every((word) => one.words.includes(word))
  );
}

function treatmentFacets(found: readonly Listed[]) {
  const bySlug = Map.groupBy(
    found.flatMap(({ treatment }) => treatment ?? []),
    ({ slug }) => slug,
  );
  return [...bySlug]
    .map(([value, [first, ...others]]) => ({ value, label: first?.name ?? value, count: others.length + 1 }))
    .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}
