import type { Localized } from '@travesia/contracts/kit';
import type { Db, Tx } from '../db/database.ts';

/** The user whose data is exported or deleted. */
export interface DataSubject {
  userId: string;
  /** The user's confirmed email addresses: what came from them is theirs. Empty for a shared account. */
  addresses: readonly string[];
  /** In a shared demo account: only what this session created is theirs. */
  onlySession: string | null;
}

/** A user's file in storage. */
export interface PersonalFile {
  /** Its storage id. */
  id: string;
  /** Path below `files/` in an export, such as `avatar.jpg`; null if not exported. */
  name: string | null;
}

/**
 * What one part of the product stores about a user. Every module with personal data provides one in its manifest
 * (`personalData` of `feature.ts`); a test fails if a table that references users belongs to none.
 */
export interface PersonalDataSource {
  /** Name of its file in an export, `account` for `account.json`. */
  name: string;
  /** Description for users. */
  title: Localized;
  about: Localized;
  /** Tables it covers. */
  tables: readonly string[];
  /** All of the user's data as JSON, in terms users understand; never hashes or secrets. */
  collect(db: Db, subject: DataSubject): Promise<unknown>;
  /** Files included in the export and deleted with the user. */
  files?(db: Db | Tx, subject: DataSubject): Promise<readonly PersonalFile[]>;
  /** Deletes or clears all of it, in the deletion's transaction. What the law requires us to keep is anonymized. */
  erase(tx: Tx, subject: DataSubject): Promise<void>;
}
