import type { TreatmentDetail, TreatmentSummary } from '@travesia/contracts/catalog';
import type { ItemListLeaf, MedicalWebPageLeaf } from 'schema-dts';
import { LANGUAGE_TAG, localPath, type Locale } from '../../../lib/i18n/locale.ts';

interface Place {
  origin: string;
  locale: Locale;
}

/** schema.org ItemList of treatments, in the order shown. */
export const treatmentListData = (
  treatments: readonly TreatmentSummary[],
  { origin, locale }: Place,
): ItemListLeaf => ({
  '@type': 'ItemList',
  numberOfItems: treatments.length,
  itemListElement: treatments.map(({ slug, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${origin}${localPath(locale, `/treatments/${slug}`)}`,
  })),
});

/** schema.org MedicalWebPage about a MedicalProcedure; includes the reviewer if there is one. */
export const treatmentPageData = (treatment: TreatmentDetail, { origin, locale }: Place): MedicalWebPageLeaf => ({
  '@type': 'MedicalWebPage',
  name: treatment.name,
  description: treatment.summary,
  url: `${origin}${localPath(locale, `/treatments/${treatment.slug}`)}`,
  inLanguage: LANGUAGE_TAG[locale],
  ...(treatment.medical_review
    ? {
        lastReviewed: treatment.medical_review.reviewed_on,
        reviewedBy: { '@type': 'Person' as const, name: treatment.medical_review.reviewer },
      }
    : {}),
  about: {
    '@type': 'MedicalProcedure',
    name: treatment.name,
    howPerformed: treatment.content.what_it_is.join(' '),
    followup: treatment.content.recovery.join(' '),
  },
});
