import {
  answerTicket as answerTicketCall,
  archiveMacro,
  assignTicket as assignTicketCall,
  changeMacro,
  changeTicketNote as changeTicketNoteCall,
  closeAnyTicket as closeAnyTicketCall,
  closeTicket as closeTicketCall,
  createMacro,
  createTicket as createTicketCall,
  deleteTicketNote as deleteTicketNoteCall,
  discardTicketFile,
  getAnyTicket,
  getArticle,
  getEmergencyNumbers,
  getSupportBadges,
  getSupportDesk,
  getTicket,
  getTicketCustomer,
  listAllTickets,
  listArticles,
  listMacros,
  listTickets,
  readAnyTicketFile,
  readTicketFile,
  reopenTicket as reopenTicketCall,
  replyToTicket as replyToTicketCall,
  uploadTicketFile,
} from '@travesia/contracts/support';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { createArticles } from './articles/articles.ts';
import { closeTicket } from './commands/close-ticket.ts';
import { createTicket } from './commands/create-ticket.ts';
import { reopenTicket } from './commands/reopen-ticket.ts';
import { replyToTicket } from './commands/reply-to-ticket.ts';
import { answerTicket } from './admin/commands/answer-ticket.ts';
import { assignTicket } from './admin/commands/assign-ticket.ts';
import { changeTicketNote } from './admin/commands/change-note.ts';
import { deleteTicketNote } from './admin/commands/delete-note.ts';
import { closeAnyTicket } from './admin/commands/close-any-ticket.ts';
import { showToTeam } from './admin/commands/show-to-team.ts';
import { readCustomerQuery } from './customer/read-customer.ts';
import { discardFile } from './files/commands/discard-file.ts';
import { showFileToTeam } from './files/commands/show-file-to-team.ts';
import { takeFile } from './files/commands/take-file.ts';
import { readOwnFile } from './files/queries/read-own-file.ts';
import { countAnsweredQuery } from './queries/count-answered.ts';
import { getDeskQuery } from './admin/queries/get-desk.ts';
import { listAllTicketsQuery } from './admin/queries/list-all-tickets.ts';
import { listTicketsQuery } from './queries/list-tickets.ts';
import { readTicket } from './read-ticket.ts';
import { macroHandlers, teamMacros } from '../macros/index.ts';
import { createTicketSeals, type SupportDeps, type SupportSetup } from './support-deps.ts';
import { ownTickets } from './support.policy.ts';

/** Help articles, people's tickets, and the team's inbox. */
export function supportRoutes({ content, secret, ...rest }: SupportSetup): Mounted[] {
  const deps = { ...rest, seals: createTicketSeals(secret) };
  const articles = createArticles(content);
  return [
    mount(listArticles, async ({ query }) => articles.list(query)),
    mount(getArticle, async ({ params, query }) => articles.get(params.slug, query.language)),
    mount(getEmergencyNumbers, async () => articles.emergencyNumbers()),
    mount(getSupportDesk, (_input, context) => getDeskQuery(deps, context)),
    mount(getSupportBadges, async (_input, { actor }) => ({
      tickets_answered: await countAnsweredQuery(deps.database.db, actor),
    })),
    mount(createTicketCall, ({ body }, context) => createTicket(deps, body, context)),
    mount(listTickets, ({ query }, { actor }) => listTicketsQuery(deps, query, actor)),
    mount(getTicket, ({ params }, { actor }) => readTicket(deps, ownTickets(actor), params.id)),
    mount(replyToTicketCall, ({ params, body }, { actor }) => replyToTicket(deps, actor, params.id, body)),
    mount(closeTicketCall, ({ params, body }, { actor }) => closeTicket(deps, actor, params.id, body.version)),
    mount(reopenTicketCall, ({ params, body }, { actor }) => reopenTicket(deps, actor, params.id, body.version)),
    mount(listAllTickets, ({ query }, { actor }) => listAllTicketsQuery(deps, query, actor)),
    mount(getAnyTicket, ({ params }, { actor }) => showToTeam(deps, actor, params.id)),
    mount(answerTicketCall, ({ params, body }, { actor }) => answerTicket(deps, actor, params.id, body)),
    mount(assignTicketCall, ({ params, body: { assignee_id: assigneeId, version } }, { actor }) =>
      assignTicket(deps, actor, params.id, { assigneeId, version }),
    ),
    mount(closeAnyTicketCall, ({ params, body }, { actor }) => closeAnyTicket(deps, actor, params.id, body.version)),
    mount(changeTicketNoteCall, ({ params, body }, { actor }) => changeTicketNote(deps, actor, params, body.message)),
    mount(deleteTicketNoteCall, ({ params }, { actor }) => deleteTicketNote(deps, actor, params)),
    mount(getTicketCustomer, ({ params }, { actor }) => readCustomerQuery(deps, actor, params.id)),
    ...fileRoutes(deps),
    ...macroRoutes(deps),
  ];
}

const fileRoutes = (deps: SupportDeps): Mounted[] => [
  mount(uploadTicketFile, (_input, context) => takeFile(deps, context)),
  mount(discardTicketFile, ({ params }, { actor }) => discardFile(deps, actor, params.id)),
  mount(readTicketFile, ({ params }, { actor }) => readOwnFile(deps, actor, params.id)),
  mount(readAnyTicketFile, ({ params }, { actor }) => showFileToTeam(deps, actor, params.id)),
];

const macroRoutes = (deps: SupportDeps): Mounted[] => {
  const { list, create, change, archive } = macroHandlers(deps, teamMacros('support'));
  return [
    mount(listMacros, list),
    mount(createMacro, create),
    mount(changeMacro, change),
    mount(archiveMacro, archive),
  ];
};
