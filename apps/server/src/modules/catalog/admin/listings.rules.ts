import {
  missingTexts,
  type TreatmentChange,
  treatmentMachine,
  type TreatmentListingDetail,
  type TreatmentStatus,
} from '@travesia/contracts/catalog';
import { actionsFor, nextState } from '@travesia/contracts/kit';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { TreatmentUses } from './listings-deps.ts';
import type { ListingRow } from './listings.repo.ts';

type Action = TreatmentListingDetail['actions'][number];
type Row = Pick<ListingRow, 'status' | 'releaseKey' | 'editedAt'>;

/** How the status of a treatment can change now. One with published packages can't be hidden. */
export const movesOf = (status: TreatmentStatus, publishedPackages: number) =>
  actionsFor(treatmentMachine, status, 'admin').filter((action) => action === 'publish' || publishedPackages === 0);

/** Actions an admin can take on a treatment now. One in use can't be deleted. */
export function actionsOf(row: Row, uses: TreatmentUses): Action[] {
  return [
    'save',
    ...movesOf(row.status, uses.published_packages),
    ...(isDeletable(row, uses) ? (['delete'] as const) : []),
    ...(row.releaseKey !== null && row.editedAt !== null ? (['take_release'] as const) : []),
  ];
}

export const isDeletable = ({ releaseKey }: Pick<Row, 'releaseKey'>, uses: TreatmentUses): boolean =>
  releaseKey === null && Object.values(uses).every((count) => count === 0);

type Move = keyof typeof treatmentMachine.transitions;

/**
 * The action that moves a treatment between statuses; null if they are the same. Throws `catalog.status_not_possible` and
 * `catalog.treatment_in_use`.
 */
export function moveBetween(from: TreatmentStatus, to: TreatmentStatus, uses: TreatmentUses): Move | null {
  if (from === to) return null;
  const leads = actionsFor(treatmentMachine, from, 'admin').find(
    (action) => nextState(treatmentMachine, from, action, 'admin') === to,
  );
  if (!leads)
    throw new ProblemError('catalog.status_not_possible', {
      detail: `A treatment that is ${from} cannot become ${to}.`,
    });
  if (to !== 'published' && uses.published_packages > 0)
    throw new ProblemError('catalog.treatment_in_use', {
      detail: `${uses.published_packages} packages are published for it.`,
    });
  return leads;
}

/** Throws `catalog.texts_missing` listing every text a treatment needs before it can be shown. */
export function refuseIncomplete(written: TreatmentChange | Omit<TreatmentChange, 'version'>): void {
  if (written.status !== 'published') return;
  const bare: [string, number][] = [
    ['what_it_is', 1],
    ['suits', 1],
    ['risks', 1],
  ];
  const fields = [
    ...missingTexts(written).map(({ path, language }) => ({
      path: `body.${path}.${language}`,
      code: 'text_missing',
      message: 'is needed before it is published',
    })),
    ...bare
      .filter(([section, least]) => (written.content[section as 'suits']?.length ?? 0) < least)
      .map(([section]) => ({
        path: `body.content.${section}`,
        code: 'section_empty',
        message: 'needs at least one entry before it is published',
      })),
  ];
  if (fields.length) throw new ProblemError('catalog.texts_missing', { fields });
}
