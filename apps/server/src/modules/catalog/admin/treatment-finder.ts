import { contribute } from '../../../platform/feature/feature.ts';
import { staffFinders } from '../../../platform/finding/staff-finder.ts';
import { allListings } from '../catalog.policy.ts';
import { listAllSynonyms, listListings } from './listings.repo.ts';

/** Lets admins find treatments, drafts included, by their names in all languages. There are only dozens. */
export const treatmentFinder = contribute(staffFinders, ({ database: { db } }) => ({
  kind: 'treatment',
  admin: async ({ actor, language }) => {
    const [rows, synonyms] = await Promise.all([listListings(db, allListings(actor)), listAllSynonyms(db)]);
    const namesOf = Map.groupBy(synonyms, ({ treatment }) => treatment);
    return rows.map(({ slug, name, shortName, status }) => ({
      id: slug,
      label: name[language],
      status,
      texts: [
        ...Object.values(name),
        ...Object.values(shortName),
        ...(namesOf.get(slug) ?? []).map(({ text }) => text),
      ],
    }));
  },
}));
