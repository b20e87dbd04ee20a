import type { Catalog } from '../../../data/catalog/schema.ts';
import type { Database } from '../../platform/db/database.ts';

export const loadDemo = async (_database: Database, _catalog: Catalog, _today: string): Promise<boolean> => false;
