import type { Locale } from '@travesia/contracts/kit';
import type { TreatmentSuggestions } from '@travesia/contracts/providers';
import type { ClinicDeps } from '../clinic-deps.ts';

/** Most treatments suggested for a name. */
const CANDIDATES = 4;

/** What names of treatments mean, as the search reads them: the treatment only where a patient's search would be sure, too. */
export async function suggestTreatmentsQuery(
  { reference: read, search }: Pick<ClinicDeps, 'reference' | 'search'>,
  names: readonly string[],
  language: Locale,
): Promise<TreatmentSuggestions> {
  const reference = await read();
  const nameOf = (slug: string) => reference.treatments.get(slug)?.shortName[language];
  return {
    data: await Promise.all(
      names.map(async (name) => {
        const [understanding, matches] = await Promise.all([
          search.understand(name),
          search.matchDocuments({ phrase: name, kinds: ['treatment'], limit: CANDIDATES }),
        ]);
        const meant = understanding.treatment?.entry.ref;
        return {
          name,
          treatment: meant !== undefined && nameOf(meant) !== undefined ? meant : null,
          candidates: matches.flatMap(({ ref }) => {
            const shown = nameOf(ref);
            return shown === undefined ? [] : [{ treatment: ref, name: shown }];
          }),
        };
      }),
    ),
  };
}
