import type { View } from '@travesia/contracts/catalog';
import type { Locale } from '@travesia/contracts/kit';
import {
  bestFixes,
  completenessOf,
  type OwnPackage,
  type PackageContent,
  type PackageDraft,
  packageAdvice,
  packagePath,
  priceOf,
  publishingGaps,
  type PublishingFacts,
} from '@travesia/contracts/packages';
import { depositOn } from '@travesia/contracts/terms';
import { calendar } from '../../../platform/calendar.ts';
import { type Reference, showPrice } from '../../catalog/index.ts';
import { presentMissing, totalOf } from '../packages.presenter.ts';
import type { OwnPackageRow } from './drafts.repo.ts';
import { presentEditor } from './editor.presenter.ts';
import { type OwnPackagesScope, ownActions, rightsOf } from './own-packages.policy.ts';
import { priceAge } from './price-age.rules.ts';
import type { SellingClinic } from './selling-clinic.repo.ts';
import { textIn } from './text-in.ts';

/** What all answers about a clinic's packages are made with. */
export interface OwnView {
  reference: Reference;
  scope: OwnPackagesScope;
  clinic: SellingClinic;
  /** Today at the clinic. */
  today: string;
  language: Locale;
}

function presentShared({ scope, clinic, today }: OwnView, row: OwnPackageRow, facts: PublishingFacts) {
  const { id, status, content } = row;
  const age = priceAge(calendar, row, today);
  const isPublic = row.public?.status === 'published' && clinic.listed && content.treatment !== null;
  return {
    id,
    status,
    edition:
      row.edition === null || row.publishedAt === null ? null : { number: row.edition, published_at: row.publishedAt },
    changed: row.changed,
    ...age,
    completeness: completenessOf(content, facts),
    updated_at: row.updatedAt,
    version: row.version,
    path: isPublic ? packagePath({ id, treatment: { slug: content.treatment ?? '' }, provider: clinic }) : null,
    actions: ownActions(scope, rightsOf(scope, clinic), status),
  };
}

const adviceOf = (row: OwnPackageRow, stale: boolean) =>
  packageAdvice(row.content, { status: row.status, stale, changed: row.changed });

export function presentTreatment(reference: Reference, slug: string | null, language: Locale): OwnPackage['treatment'] {
  const treatment = slug === null ? undefined : reference.everyTreatment.get(slug);
  return treatment ? { slug: treatment.slug, name: treatment.shortName[language], unit: treatment.unit } : null;
}

/** A row of the clinic's list. */
export function presentOwnPackage(
  view: OwnView & { currency: string },
  row: OwnPackageRow,
  facts: PublishingFacts,
): OwnPackage {
  const { reference, language, currency } = view;
  const shared = presentShared(view, row, facts);
  const gaps = publishingGaps(row.content, facts);
  return {
    ...shared,
    title: textIn(row.content.title, language),
    treatment: presentTreatment(reference, row.content.treatment, language),
    price: priceOf(row.content.lines),
    public_price: row.public && { amount: row.public.priceMinor, currency: row.public.currency },
    total: presentTotal(reference, row, { language, currency }),
    gaps_count: gaps.length,
    fixes: bestFixes(gaps, adviceOf(row, shared.stale)),
  };
}

/** The total as the public page shows it. */
function presentTotal(reference: Reference, { public: shown }: OwnPackageRow, view: View): OwnPackage['total'] {
  if (!shown) return null;
  const missing = shown.missing.map((need) => presentMissing(reference, shown.currency, need, view));
  return totalOf(showPrice(reference, { amount: shown.priceMinor, currency: shown.currency }, view), missing);
}

/** A working copy with everything its editor shows. */
export function presentDraft(
  view: OwnView,
  row: OwnPackageRow,
  { facts, agreements }: { facts: PublishingFacts; agreements: number },
): PackageDraft {
  const { content } = row;
  const shared = presentShared(view, row, facts);
  const price = priceOf(content.lines);
  return {
    ...shared,
    content,
    price,
    deposit: depositFor(content),
    gaps: publishingGaps(content, facts),
    advice: adviceOf(row, shared.stale),
    facts,
    updated_by: row.updatedBy,
    editor: presentEditor(view, content, agreements),
  };
}

function depositFor({ lines, deposit_percent: percent }: PackageContent) {
  const price = priceOf(lines);
  return price === null || percent === null ? null : depositOn(price, percent);
}
