import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { ofDemo } from '../../platform/demo/demo-rows.repo.ts';
import { dropStoredFiles } from '../../platform/storage/stored-files.repo.ts';
import { users } from '../accounts/accounts.tables.ts';
import { journeys } from '../journeys/journeys.tables.ts';
import { organizationProviders } from '../organizations/organizations.tables.ts';
import { teamChannels, teamMessageFiles } from './team-messages.tables.ts';

/** Deletes all channels of the demo, with their files. */
export async function deleteDemoChannels(tx: Tx, at: Date): Promise<void> {
  const demo = tx.select({ id: teamChannels.id }).from(teamChannels).where(ofDemo(teamChannels.demo));
  const files = await tx
    .delete(teamMessageFiles)
    .where(inArray(teamMessageFiles.channelId, demo))
    .returning({ fileId: teamMessageFiles.fileId });
  await dropStoredFiles(
    tx,
    files.map(({ fileId }) => fileId),
    at,
  );
  await tx.delete(teamChannels).where(ofDemo(teamChannels.demo));
}

/** Those of the given people that exist. */
export async function presentPeople(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Set(rows.map(({ id }) => id));
}

/** Whether a clinic is in a network, and a journey, if any, is with it. */
export async function isInNetwork(
  tx: Tx,
  { organizationId, providerId, journeyId }: { organizationId: string; providerId: string; journeyId: string | null },
): Promise<boolean> {
  const [managed] = await tx
    .select({ id: organizationProviders.providerId })
    .from(organizationProviders)
    .where(
      and(eq(organizationProviders.organizationId, organizationId), eq(organizationProviders.providerId, providerId)),
    );
  if (!managed || !journeyId) return managed !== undefined;
  const found = await tx
    .select({ id: journeys.id })
    .from(journeys)
    .where(and(eq(journeys.id, journeyId), eq(journeys.providerId, providerId)));
  return found.length > 0;
}
