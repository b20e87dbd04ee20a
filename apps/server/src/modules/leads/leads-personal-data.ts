import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { createLeadKeys } from './lead-keys.ts';
import { sentFrom } from './leads.policy.ts';
import { deleteLeads, LEAD_KINDS, listWholeLeads } from './leads.repo.ts';

/** Leads sent from a person's email address, with or without an account. */
export function leadsPersonalData(secret: string): PersonalDataSource {
  const keys = createLeadKeys(secret);
  return {
    name: 'requests',
    title: { en: 'Requests and messages', es: 'Solicitudes y mensajes', pt: 'Pedidos e mensagens' },
    about: {
      en: 'Requests for a consultation, messages to the team and claims of listings that were sent with your address.',
      es: 'Solicitudes de consulta, mensajes al equipo y reclamos de fichas que se enviaron con su dirección.',
      pt: 'Pedidos de consulta, mensagens à equipe e reivindicações de fichas enviados com seu endereço.',
    },
    tables: ['consultation_requests', 'contact_requests', 'directory_claims'],
    collect: async (db, { addresses }) => {
      const scope = sentFrom(addresses);
      const collected: Record<string, unknown> = {};
      for (const kind of LEAD_KINDS) {
        const rows = await listWholeLeads(db, scope, kind);
        collected[kind] = rows.map(({ messageSealed, version: _version, ...fields }) => ({
          ...fields,
          message: messageSealed ? keys.open(messageSealed, fields.id) : null,
        }));
      }
      return collected;
    },
    erase: async (tx, { addresses }) => {
      const scope = sentFrom(addresses);
      for (const kind of LEAD_KINDS) await deleteLeads(tx, scope, kind);
    },
  };
}
