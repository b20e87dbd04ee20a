import type { Localized } from '@travesia/contracts/kit';

interface SourcedText {
  text: Localized;
  source?: { label: string; url?: string | undefined } | undefined;
}

/** A treatment's page as stored, every text in three languages; days count from the procedure. */
export interface TreatmentContentSource {
  /** What a reader must know first, such as a regulator's warning. */
  warnings: SourcedText[];
  what_it_is: Localized[];
  suits: Localized[];
  wait: Localized[];
  steps: {
    trip: number;
    day_offset: number;
    kind: 'arrive' | 'examination' | 'procedure' | 'check' | 'rest' | 'fly_home';
    title: Localized;
    text: Localized;
  }[];
  risks: SourcedText[];
  recovery: Localized[];
  faq: { q: Localized; a: Localized }[];
}
