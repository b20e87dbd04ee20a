import type { Db, Tx } from '../../db/database.ts';
import { listIntegrityEntries } from './chain.repo.ts';
import { type ChainFault, faultOf, faultOutside } from './faults.ts';
import type { AuditEntryRow, ChainKeys } from './link-hash.ts';

/** What is known about the log without reading all of it. */
export interface Integrity {
  ok: boolean;
  breaks: (ChainFault & { accepted: boolean; at: Date })[];
  acceptances: { at: Date; reason: string }[];
  /** The last time the whole log was verified. */
  verified: { at: Date; ok: boolean; entries: number } | null;
}

/**
 * Reads recorded breaks and decisions about them. Entries that our code did not sign don't count, and are themselves a fault: enough of them
 * would hide the others.
 */
export async function readIntegrity(db: Db | Tx, keys: ChainKeys): Promise<Integrity> {
  const read = async (...actions: Parameters<typeof listIntegrityEntries>[1] & {}) => {
    const entries = (await listIntegrityEntries(db, actions)).map(({ entry }) => entry);
    return {
      signed: entries.filter((entry) => keys.isSigned(entry)),
      forged: entries.filter((entry) => !keys.isSigned(entry)),
    };
  };
  const accepted = await read('audit.accepted');
  const broken = await read('audit.broken');
  const isAccepted = ({ position }: AuditEntryRow) => accepted.signed.some((one) => one.position > position);
  const breaks = broken.signed.flatMap((entry) => {
    const fault = faultOf(entry.facts);
    return fault ? [{ ...fault, at: entry.at, accepted: isAccepted(entry) }] : [];
  });
  const forged = [...accepted.forged, ...broken.forged].map((entry) => ({
    ...faultOutside('entry_inserted', entry.id, 1),
    at: entry.at,
    accepted: isAccepted(entry),
  }));
  const known = [...forged.slice(0, 1), ...breaks];
  // Earlier releases verified without signing.
  const [last] = (await read('audit.verified')).signed;
  const foundOk = last?.facts['ok'] === true;
  return {
    ok: [...forged, ...breaks].every((one) => one.accepted) && (!last || foundOk || isAccepted(last)),
    breaks: known,
    acceptances: accepted.signed.map(({ at, facts }) => ({ at, reason: String(facts['reason']) })),
    verified: last ? { at: last.at, ok: foundOk, entries: Number(last.facts['checked'] ?? 0) } : null,
  };
}
