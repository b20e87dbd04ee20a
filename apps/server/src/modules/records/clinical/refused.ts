import type { ClinicalRefusal } from '@travesia/contracts/records';

/** Thrown while a document is read that is refused as a whole. */
export class Refused extends Error {
  readonly refusal: ClinicalRefusal;

  constructor(refusal: ClinicalRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
