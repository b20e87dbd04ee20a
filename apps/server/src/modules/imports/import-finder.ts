import { contribute } from '../../platform/feature/feature.ts';
import { staffFinders } from '../../platform/finding/staff-finder.ts';
import { allImports } from './imports.policy.ts';
import { listUploads } from './uploads/uploads.repo.ts';

/** The newest imports that are searched. */
const NEWEST = 200;

/** Lets admins find imports by file, source or who uploaded them. */
export const importFinder = contribute(staffFinders, ({ database: { db } }) => ({
  kind: 'import',
  admin: async ({ actor }) => {
    const rows = await listUploads(db, allImports(actor), { sort: '-uploaded', page: 1, limit: NEWEST });
    return rows.map(({ row, by }) => ({
      id: row.id,
      label: row.fileName,
      detail: row.options.source_name,
      status: row.state,
      demo: row.demo,
      texts: [by && `${by.firstName} ${by.lastName}`],
    }));
  },
}));
