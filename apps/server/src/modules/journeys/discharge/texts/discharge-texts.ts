import type { DischargeItemKey } from '@travesia/contracts/journeys';

/** The words of discharge papers, in print and for doctors' software. */
export interface DischargeTexts {
  title: string;
  /** Of papers that replace earlier ones. */
  corrected: (number: number) => string;
  /** The line below the title. */
  lead: (contact: string, phone: string) => string;
  item: Readonly<Record<DischargeItemKey, string>>;
  label: {
    patient: string;
    clinic: string;
    treatment: string;
    treatedOn: string;
    signed: string;
    license: string;
    delivered: string;
  };
  clinicTime: (time: string) => string;
  lot: (lot: string) => string;
  udi: (udi: string) => string;
  site: (site: string) => string;
  until: (day: string) => string;
  noMedicines: string;
  flyFrom: (day: string) => string;
  notApplicable: string;
  files: string;
  /** Where the files that the papers name are. */
  filesNote: string;
  emergency: string;
  foot: string;
  page: (page: number, pages: number) => string;
}
