import { type DocumentKind, documentMachine, type MissingDocument } from '@travesia/contracts/journeys';
import { statesTagged } from '@travesia/contracts/kit';
import type { DocumentRow } from './document.lifecycle.ts';

const LIVE: readonly string[] = statesTagged(documentMachine, 'live');

type Told = Pick<DocumentRow, 'id' | 'kind' | 'status' | 'required'>;

export const isLive = ({ status }: Pick<DocumentRow, 'status'>): boolean => LIVE.includes(status);

/**
 * Why a treatment can't begin: the forms that it requires whose newest document is not in force, and what else is required and was
 * neither signed nor made void.
 * @param kinds what the treatment requires
 * @param rows documents of the journey, oldest first
 */
export function missingOf(kinds: readonly DocumentKind[], rows: readonly Told[]): MissingDocument[] {
  const forms = kinds.flatMap((kind) => {
    const row = rows.findLast((one) => one.kind === kind);
    return row?.status === 'in_force' ? [] : [{ kind, status: row?.status ?? null, document_id: row?.id ?? null }];
  });
  const others = rows.filter(
    (row, place) => row.required && !kinds.includes(row.kind) && isOwed(row, rows.slice(place + 1)),
  );
  return [...forms, ...others.map(({ kind, status, id }) => ({ kind, status, document_id: id }))];
}

/** Whether a patient has signed everything that `missingOf` looks at; a clinician may still have to. */
export const hasSignedAll = (kinds: readonly DocumentKind[], rows: readonly Told[]): boolean =>
  missingOf(kinds, rows).every(({ status }) => status === 'signed');

/** Whether something required still lacks a signature; what was declined or withdrawn can be made good by a later document. */
function isOwed({ kind, status }: Told, later: readonly Told[]): boolean {
  if (status === 'in_force' || status === 'void') return false;
  return isLive({ status }) || !later.some((one) => one.kind === kind && one.required);
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase();

/** Whether a typed name is that of an account: case, accents and spaces don't matter. */
export const isSameName = (typed: string, { firstName, lastName }: { firstName: string; lastName: string }): boolean =>
  plain(typed) === plain(`${firstName}${lastName}`);
