import { listPackages, type PackageSummary } from '@travesia/contracts/packages';
import { listProviders } from '@travesia/contracts/providers';
import { uuidv7 } from 'uuidv7';
import { openDemoApi } from '../../../app/testing/demo-api.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Person } from '../../../platform/http/request-context.ts';
import { upsertDemoPeople } from '../../accounts/index.ts';

/** Favorites with the demo market, and separate users for each test. */
export async function openFavorites() {
  const api = await openDemoApi('2026-11-20');
  const { data: offers } = await api.call(listPackages, { query: { treatment: 'hip-replacement', limit: 20 } });
  const { data: clinics } = await api.call(listProviders, { query: { listing: 'partner', limit: 20 } });
  /** A new signed-in user. */
  const person = async (firstName = 'Rosa'): Promise<{ actor: Person }> => {
    const id = uuidv7();
    await unitOfWork(api.database, (tx) =>
      upsertDemoPeople(
        tx,
        [
          {
            id,
            role: 'patient',
            firstName,
            lastName: 'Delgado',
            email: `${id}@example.com`,
            country: 'CO',
            language: 'es',
          },
        ],
        new Date(),
      ),
    );
    const session = { sessionId: uuidv7(), authenticatedAt: new Date(), demo: false };
    return { actor: { kind: 'person', userId: id, role: 'patient', ...session } };
  };
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list[index];
    if (!found) throw new Error(`the demo market holds no ${index}th of these`);
    return found;
  };
  return {
    ...api,
    person,
    offer: (index: number): PackageSummary => at(offers, index),
    clinic: (index: number) => at(clinics, index),
  };
}

export type OpenFavorites = Awaited<ReturnType<typeof openFavorites>>;
