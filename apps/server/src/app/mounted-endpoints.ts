import { connectPostgres } from '../platform/db/database.ts';
import { createProduct } from '../platform/feature/create-product.ts';
import type { Mounted } from '../platform/http/module.ts';
import { features } from './features.ts';
import { idleParts } from './process-parts.ts';

/** Every call of the product, without a database behind it: to be read, not called. */
export async function mountedEndpoints(): Promise<readonly Mounted[]> {
  // Making the features asks nothing of the database, and a pool connects when it is first asked.
  const database = connectPostgres('postgres://nowhere.invalid/none', 2);
  const { mounted } = createProduct(features, idleParts(database));
  await database.close();
  return mounted;
}
