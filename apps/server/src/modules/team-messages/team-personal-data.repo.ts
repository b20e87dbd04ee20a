import { asc, eq, inArray, and, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { storedFiles } from '../../platform/storage/stored-files.tables.ts';
import { journeys } from '../journeys/journeys.tables.ts';
import { teamChannelMembers, teamChannels, teamMessageFiles, teamMessages } from './team-messages.tables.ts';

/** Channels about journeys of a patient. */
const aboutPatient = (db: Db | Tx, userId: string) =>
  db
    .select({ id: teamChannels.id })
    .from(teamChannels)
    .innerJoin(journeys, eq(journeys.id, teamChannels.journeyId))
    .where(eq(journeys.patientId, userId));

export const listMemberships = (db: Db, userId: string) =>
  db
    .select({
      channelId: teamChannelMembers.channelId,
      muted: teamChannelMembers.muted,
      joinedAt: teamChannelMembers.joinedAt,
    })
    .from(teamChannelMembers)
    .where(eq(teamChannelMembers.userId, userId))
    .orderBy(asc(teamChannelMembers.joinedAt));

/** When somebody wrote in channels. */
export const listWrittenBy = (db: Db, userId: string) =>
  db
    .select({ channelId: teamMessages.channelId, createdAt: teamMessages.createdAt })
    .from(teamMessages)
    .where(eq(teamMessages.authorId, userId))
    .orderBy(asc(teamMessages.createdAt));

/** Files that a person uploaded and did not send. */
export const listLooseOf = (db: Db | Tx, userId: string) =>
  db
    .select({ id: teamMessageFiles.fileId })
    .from(teamMessageFiles)
    .where(and(eq(teamMessageFiles.uploadedBy, userId), isNull(teamMessageFiles.messageId)));

/** Deletes channels about a patient’s journeys with all that was written there; what a person uploaded, and where they were a member. */
export async function forgetInChannels(tx: Tx, userId: string): Promise<void> {
  const about = aboutPatient(tx, userId);
  const files = await tx
    .delete(teamMessageFiles)
    .where(
      or(
        inArray(teamMessageFiles.channelId, about),
        and(eq(teamMessageFiles.uploadedBy, userId), isNull(teamMessageFiles.messageId)),
      ),
    )
    .returning({ fileId: teamMessageFiles.fileId });
  if (files.length)
    await tx.delete(storedFiles).where(
      inArray(
        storedFiles.id,
        files.map(({ fileId }) => fileId),
      ),
    );
  await tx.delete(teamChannels).where(inArray(teamChannels.id, about));
  await tx.delete(teamChannelMembers).where(eq(teamChannelMembers.userId, userId));
}

/** Files of channels about a patient’s journeys. */
export const listFilesAbout = (db: Db | Tx, userId: string) =>
  db
    .select({ id: teamMessageFiles.fileId })
    .from(teamMessageFiles)
    .where(inArray(teamMessageFiles.channelId, aboutPatient(db, userId)));
