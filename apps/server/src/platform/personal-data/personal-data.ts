import type { Localized } from '@travesia/contracts/kit';
import type { Db, Tx } from '../db/database.ts';

/** Whose data are collected or erased. */
export interface DataSubject {
  userId: string;
  /** Addresses that the person has proved: what came from them is theirs. Empty for a person whom many share. */
  addresses: readonly string[];
  /** Of a person of the demonstration, whom many share: only what this session left behind is theirs. */
  onlySession: string | null;
}

/** A file of a person in the storage. */
export interface PersonalFile {
  /** Its id in the storage. */
  id: string;
  /** Path below `files/` in an export, such as `avatar.jpg`; null when an export has no use for it. */
  name: string | null;
}

/**
 * What one part of the product holds of a person. Every module that keeps personal data offers one and is listed in
 * its manifest (`personalData` of `feature.ts`); a test fails when a table that refers to users belongs to none.
 */
export interface PersonalDataSource {
  /** Names its file in an export, `account` for `account.json`. */
  name: string;
  /** What people read about it. */
  title: Localized;
  about: Localized;
  /** Tables it answers for. */
  tables: readonly string[];
  /** Everything it holds of the person as JSON, in words a person can read; never hashes or secrets. */
  collect(db: Db, subject: DataSubject): Promise<unknown>;
  /** Files that go into the export, and are deleted when the person is erased. */
  files?(db: Db | Tx, subject: DataSubject): Promise<readonly PersonalFile[]>;
  /** Deletes or empties all of it, in the transaction of the erasure. What the law makes us keep is left without the person. */
  erase(tx: Tx, subject: DataSubject): Promise<void>;
}
