import type { Db, Tx } from '../../db/database.ts';
import { listIntegrityEntries } from './chain.repo.ts';
import { type ChainFault, faultOf } from './faults.ts';
import type { AuditEntryRow, ChainKeys } from './link-hash.ts';

/** What is known about the log without reading all of it. */
export interface Integrity {
  ok: boolean;
  breaks: (ChainFault & { accepted: boolean; at: Date })[];
  acceptances: { at: Date; reason: string }[];
  /** The last time the whole log was verified. */
  verified: { at: Date; ok: boolean; entries: number } | null;
}

/** Reads recorded breaks and decisions about them. Entries that our code did not sign don't count. */
export async function readIntegrity(db: Db | Tx, keys: ChainKeys): Promise<Integrity> {
  const signed = async (...actions: Parameters<typeof listIntegrityEntries>[1] & {}) =>
    (await listIntegrityEntries(db, actions)).map(({ entry }) => entry).filter((entry) => keys.isSigned(entry));
  const accepted = await signed('audit.accepted');
  const isAccepted = ({ position }: AuditEntryRow) => accepted.some((one) => one.position > position);
  const breaks = (await signed('audit.broken')).flatMap((entry) => {
    const fault = faultOf(entry.facts);
    return fault ? [{ ...fault, at: entry.at, accepted: isAccepted(entry) }] : [];
  });
  const [last] = await signed('audit.verified');
  const foundOk = last?.facts['ok'] === true;
  return {
    ok: breaks.every((one) => one.accepted) && (!last || foundOk || isAccepted(last)),
    breaks,
    acceptances: accepted.map(({ at, facts }) => ({ at, reason: String(facts['reason']) })),
    verified: last ? { at: last.at, ok: foundOk, entries: Number(last.facts['checked'] ?? 0) } : null,
  };
}
