import type { Localized } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { perRevision } from '../../../platform/http/revision/per-revision.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { foldWords } from '../../search/index.ts';
import { announcedSpecialty } from './announced-specialty.repo.ts';
import { listedCondition } from '../provider-scope.repo.ts';

/** A clinician of a listed provider. */
export interface ListedClinician {
  id: string;
  title: string;
  name: string;
  /** Null if it may not be announced; then it isn't found by it either. */
  specialty: Localized | null;
  /** The words of the name, folded. */
  words: readonly string[];
  providerSlug: string;
  providerName: string;
  city: string | null;
  country: string;
}

/** All clinicians of listed providers, in the default order of the providers; read again when they change. */
export const followClinicians = ({ database: { db }, revision }: ModuleDeps): (() => Promise<ListedClinician[]>) =>
  perRevision(revision, async () => {
    const { rows } = await db.execute<Omit<ListedClinician, 'words'> & Record<string, unknown>>(sql`
      select m.id, m.title, m.name, ${announcedSpecialty(sql`m`)} as specialty, p.slug as "providerSlug", p.name as "providerName", c.slug as city, p.country
      from clinicians m join providers p on p.id = m.provider_id left join cities c on c.id = p.city_id
      where ${listedCondition} and m.archived_at is null order by p.rank desc, p.id, m.position, m.id`);
    return rows.map((row) => ({ ...row, words: foldWords(row.name) }));
  });
