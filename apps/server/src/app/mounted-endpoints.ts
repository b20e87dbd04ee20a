import { connectPostgres } from '../platform/db/database.ts';
import { createProduct } from '../platform/feature/create-product.ts';
import type { Mounted } from '../platform/http/module.ts';
import { features } from './features.ts';
import { idleParts } from './process-parts.ts';

/** Every endpoint of the product, without a database: for inspection, not to be called. */
export async function mountedEndpoints(): Promise<readonly Mounted[]> {
  // Creating the features sends no queries, and a pool connects on first use.
  const database = connectPostgres('postgres://nowhere.invalid/none', 2);
  const { mounted } = createProduct(features, idleParts(database));
  await database.close();
  return mounted;
}
