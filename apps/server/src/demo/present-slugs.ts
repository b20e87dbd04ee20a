import type { Reference } from '../modules/catalog/index.ts';
import type { DemoData } from './types.ts';

/** Maps the demo data to current treatment slugs: an admin may have changed some since the files were written. */
export function withPresentSlugs(demo: DemoData, reference: Reference): DemoData {
  const move = <T extends { treatment: string }>(one: T): T => ({
    ...one,
    treatment: reference.everyTreatment.get(one.treatment)?.slug ?? one.treatment,
  });
  return {
    ...demo,
    providers: demo.providers.map((provider) => ({ ...provider, treatments: provider.treatments.map(move) })),
    clinicians: demo.clinicians.map((clinician) => ({ ...clinician, treatments: clinician.treatments.map(move) })),
    packages: demo.packages.map(move),
    reviews: demo.reviews.map(move),
  };
}
