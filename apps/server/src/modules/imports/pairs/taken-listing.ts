import type { Addition } from '../../providers/index.ts';

/** Names a listing that no registry contains, with its id as the code. No registry can have this key. */
export const LISTED_HERE = ':listing';

/** The fields of a listing that merging fills. */
export type FilledFields = Omit<Addition, 'id'>;

/** A listing that was joined to another, as it was. */
export interface TakenListing {
  survivorId: string;
  listing: Record<string, unknown> & { id: string; slug: string };
  sourceIds: string[];
  /** Rows of other tables that referred to it and now refer to the other listing. */
  references: { table: string; column: string; ids: string[] }[];
}
