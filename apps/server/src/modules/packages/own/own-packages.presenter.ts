import type { Locale } from '@travesia/contracts/kit';
import {
  bestFixes,
  completenessOf,
  type GapCode,
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
import type { Reference } from '../../catalog/index.ts';
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

/** Advice that a row of the list gives by itself: how old its price is, and that changes are unpublished. */
const TOLD_BY_THE_ROW: readonly GapCode[] = ['confirm_price', 'publish_changes'];

/** A row of the clinic's list. */
export function presentOwnPackage(view: OwnView, row: OwnPackageRow, facts: PublishingFacts): OwnPackage {
  const { reference, language } = view;
  const shared = presentShared(view, row, facts);
  const advice = adviceOf(row, shared.stale).filter(({ code }) => !TOLD_BY_THE_ROW.includes(code));
  return {
    ...shared,
    title: textIn(row.content.title, language),
    treatment: presentTreatment(reference, row.content.treatment, language),
    price: priceOf(row.content.lines),
    public_price: row.public && { amount: row.public.priceMinor, currency: row.public.currency },
    fixes: bestFixes(publishingGaps(row.content, facts), advice),
  };
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
