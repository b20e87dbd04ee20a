import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { forgetDeskMember, listLeadMessages } from './desk/lead-messages.repo.ts';
import { createLeadKeys } from './lead-keys.ts';
import { sentFrom } from './leads.policy.ts';
import { deleteLeads, LEAD_KINDS, listWholeLeads } from './leads.repo.ts';

/** Leads sent from a person's email address, with or without an account, and what was answered and noted about them. */
export function leadsPersonalData(secret: string): PersonalDataSource {
  const keys = createLeadKeys(secret);
  return {
    name: 'requests',
    title: { en: 'Requests and messages', es: 'Solicitudes y mensajes', pt: 'Pedidos e mensagens' },
    about: {
      en: 'Consultation requests, messages to the team and listing claims sent from your email address, with their replies and notes.',
      es: 'Solicitudes de consulta, mensajes al equipo y solicitudes de titularidad de fichas enviados desde su correo, con sus respuestas y notas.',
      pt: 'Pedidos de consulta, mensagens à equipe e reivindicações de perfis enviados do seu e-mail, com suas respostas e anotações.',
    },
    tables: ['consultation_requests', 'contact_requests', 'directory_claims', 'lead_messages'],
    collect: async (db, { addresses }) => {
      const scope = sentFrom(addresses);
      const collected: Record<string, unknown> = {};
      for (const kind of LEAD_KINDS) {
        const rows = await listWholeLeads(db, scope, kind);
        const ids = rows.map(({ id }) => id);
        const messages = Map.groupBy(ids.length ? await listLeadMessages(db, kind, ids) : [], ({ leadId }) => leadId);
        collected[kind] = rows.map(({ messageSealed, version: _version, assigneeId: _assignee, ...fields }) => ({
          ...fields,
          message: messageSealed ? keys.open(messageSealed, fields.id) : null,
          answers: (messages.get(fields.id) ?? []).map(({ id, side, internal, textSealed, createdAt }) => ({
            by: side,
            internal,
            text: keys.open(textSealed, id),
            createdAt,
          })),
        }));
      }
      return collected;
    },
    erase: async (tx, { addresses, userId }) => {
      const scope = sentFrom(addresses);
      for (const kind of LEAD_KINDS) await deleteLeads(tx, scope, kind);
      await forgetDeskMember(tx, userId);
    },
  };
}
