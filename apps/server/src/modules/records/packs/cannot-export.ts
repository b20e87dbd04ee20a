import type { RecordExportFailure } from '@travesia/contracts/records';
import { FileDamaged, FileTooLarge } from '../../../platform/storage/storage.ts';

/** A zip or PDF can’t be made, for a reason that its patient is told. */
export class CannotExport extends Error {
  override name = 'CannotExport';
  readonly reason: RecordExportFailure;

  constructor(reason: RecordExportFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Reasons that another attempt would only find again. */
const LASTING: ReadonlySet<RecordExportFailure> = new Set(['too_large', 'nothing_left']);

/** What the patient is told about an error. */
export function failureOf(error: unknown): RecordExportFailure {
  if (error instanceof CannotExport) return error.reason;
  if (error instanceof FileTooLarge) return 'too_large';
  return error instanceof FileDamaged ? 'file_unreadable' : 'unexpected';
}

export const isLasting = (failure: RecordExportFailure): boolean => LASTING.has(failure);
