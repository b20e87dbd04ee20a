import type { JourneyNotice } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';

/** Notices of quotes and tasks. */
export type PlanNotice = Extract<JourneyNotice, `${string}quote_${string}` | `${string}task${string}`>;

/** What the sentences about quotes and tasks name. */
export interface PlanSaid {
  clinic: string;
  /** Until when a quote can be accepted. */
  due: string;
  /** Whether it is a change of what was accepted. */
  isChange: boolean;
  /** How many tasks are due soon, are late, and are late because the patient hasn’t done them. */
  soon: number;
  tardy: number;
  waiting: number;
}

type Says = Readonly<Record<PlanNotice, (said: PlanSaid) => { subject: string; first: string; more: string }>>;

const counted = (count: number, one: string, other: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : other}`];

const lines = (...parts: readonly string[][]): string => `${parts.flat().join('. ')}.`;

/** Emails about quotes and tasks: no amount, no line, no question, no task in words. */
export const PLAN_TEXTS: Readonly<Record<Locale, Says>> = {
  en: {
    quote_sent: ({ clinic, due, isChange }) => ({
      subject: `${isChange ? 'A change for you to accept or decline' : 'Your quote is here'}: ${clinic}`,
      first: isChange
        ? `The clinic proposes a change to the quote you accepted. You can accept or decline it until ${due}.`
        : `The clinic sent you a quote. You can accept it until ${due}.`,
      more: isChange
        ? 'Nothing changes unless you accept it.'
        : 'You can ask about every line before you decide. Nothing is binding until you accept.',
    }),
    quote_answered: ({ clinic }) => ({
      subject: `Your question was answered: ${clinic}`,
      first: 'The clinic answered a question you asked about your quote.',
      more: 'Sign in to read the answer.',
    }),
    quote_expired: ({ clinic, isChange }) => ({
      subject: `${isChange ? 'Proposed change expired' : 'Quote expired'}: ${clinic}`,
      first: isChange
        ? 'You didn’t accept the proposed change in time. What you accepted before still holds.'
        : 'The quote can no longer be accepted.',
      more: isChange
        ? 'The clinic can propose it again.'
        : 'If you are still interested, ask the clinic for a new one.',
    }),
    journey_tasks_due: ({ clinic, soon, tardy }) => ({
      subject: `${tardy ? 'Tasks overdue' : 'Tasks due soon'}: ${clinic}`,
      first: lines(
        counted(soon, 'task is due soon', 'tasks are due soon'),
        counted(tardy, 'task is overdue', 'tasks are overdue'),
      ),
      more: 'Sign in to see what to do and by when.',
    }),
    journey_task_added: ({ clinic }) => ({
      subject: `New task: ${clinic}`,
      first: 'The clinic added a task for you.',
      more: 'Sign in to see what to do and by when.',
    }),
    desk_quote_asked: ({ clinic, isChange }) => ({
      subject: `Question about a quote: ${clinic}`,
      first: isChange ? 'A patient asks about a change order.' : 'A patient asks about a quote.',
      more: 'What they ask isn’t included in this email because it can contain health information.',
    }),
    desk_quote_accepted: ({ clinic, isChange }) => ({
      subject: `${isChange ? 'Change order accepted' : 'Quote accepted'}: ${clinic}`,
      first: isChange ? 'The patient accepted the change order.' : 'The patient accepted your quote and chose a time.',
      more: isChange ? 'The new price applies from now on.' : 'The time is confirmed once the deposit is paid.',
    }),
    desk_quote_declined: ({ clinic, isChange }) => ({
      subject: `${isChange ? 'Change order declined' : 'Quote declined'}: ${clinic}`,
      first: isChange ? 'The patient declined the change order.' : 'The patient declined your quote.',
      more: isChange ? 'What was accepted before still holds.' : 'You can send a new version.',
    }),
    desk_quote_expired: ({ clinic, isChange }) => ({
      subject: `${isChange ? 'Change order expired' : 'Quote expired'}: ${clinic}`,
      first: isChange
        ? 'The patient didn’t accept a change order in time.'
        : 'The patient didn’t accept a quote in time.',
      more: 'You can send a new version.',
    }),
    desk_tasks_due: ({ clinic, soon, tardy, waiting }) => ({
      subject: `${tardy + waiting ? 'Tasks overdue' : 'Tasks due soon'}: ${clinic}`,
      first: lines(
        counted(soon, 'task of the clinic is due soon', 'tasks of the clinic are due soon'),
        counted(tardy, 'task of the clinic is overdue', 'tasks of the clinic are overdue'),
        counted(waiting, 'task of the patient is overdue', 'tasks of the patient are overdue'),
      ),
      more: 'Sign in to see what is to do.',
    }),
    desk_task_added: ({ clinic }) => ({
      subject: `New task: ${clinic}`,
      first: 'A task was added for the clinic.',
      more: 'Sign in to see what is to do and by when.',
    }),
  },
  es: {
    quote_sent: ({ clinic, due, isChange }) => ({
      subject: `${isChange ? 'Un cambio por aceptar o rechazar' : 'Su cotización está lista'}: ${clinic}`,
      first: isChange
        ? `La clínica propone un cambio a la cotización que usted aceptó. Puede aceptarlo o rechazarlo hasta: ${due}.`
        : `La clínica le envió una cotización. Puede aceptarla hasta: ${due}.`,
      more: isChange
        ? 'Nada cambia si usted no lo acepta.'
        : 'Puede preguntar por cada concepto antes de decidir. Nada le obliga hasta que acepte.',
    }),
    quote_answered: ({ clinic }) => ({
      subject: `Respondieron su pregunta: ${clinic}`,
      first: 'La clínica respondió una pregunta que usted hizo sobre su cotización.',
      more: 'Inicie sesión para leer la respuesta.',
    }),
    quote_expired: ({ clinic, isChange }) => ({
      subject: `${isChange ? 'Venció el cambio propuesto' : 'Venció la cotización'}: ${clinic}`,
      first: isChange
        ? 'Usted no aceptó a tiempo el cambio propuesto. Sigue vigente lo que aceptó antes.'
        : 'La cotización ya no se puede aceptar.',
      more: isChange ? 'La clínica puede proponerlo de nuevo.' : 'Si aún le interesa, pida una nueva a la clínica.',
    }),
    journey_tasks_due: ({ clinic, soon, tardy }) => ({
      subject: `${tardy ? 'Tareas atrasadas' : 'Tareas por vencer'}: ${clinic}`,
      first: lines(
        counted(soon, 'tarea vence pronto', 'tareas vencen pronto'),
        counted(tardy, 'tarea está atrasada', 'tareas están atrasadas'),
      ),
      more: 'Inicie sesión para ver qué hacer y hasta cuándo.',
    }),
    journey_task_added: ({ clinic }) => ({
      subject: `Nueva tarea: ${clinic}`,
      first: 'La clínica agregó una tarea para usted.',
      more: 'Inicie sesión para ver qué hacer y hasta cuándo.',
    }),
    desk_quote_asked: ({ clinic, isChange }) => ({
      subject: `Pregunta sobre una cotización: ${clinic}`,
      first: isChange ? 'Un paciente pregunta por una orden de cambio.' : 'Un paciente pregunta por una cotización.',
      more: 'Lo que pregunta no está en este correo porque puede contener información de salud.',
    }),
    desk_quote_accepted: ({ clinic, isChange }) => ({
      subject: `${isChange ? 'Orden de cambio aceptada' : 'Cotización aceptada'}: ${clinic}`,
      first: isChange
        ? 'El paciente aceptó la orden de cambio.'
        : 'El paciente aceptó su cotización y eligió un horario.',
      more: isChange ? 'El nuevo precio rige desde ahora.' : 'El horario se confirma cuando se pague el depósito.',
    }),
    desk_quote_declined: ({ clinic, isChange }) => ({
      subject: `${isChange ? 'Orden de cambio rechazada' : 'Cotización rechazada'}: ${clinic}`,
      first: isChange ? 'El paciente rechazó la orden de cambio.' : 'El paciente rechazó su cotización.',
      more: isChange ? 'Sigue vigente lo aceptado antes.' : 'Puede enviar una nueva versión.',
    }),
    desk_quote_expired: ({ clinic, isChange }) => ({
      subject: `${isChange ? 'Venció una orden de cambio' : 'Venció una cotización'}: ${clinic}`,
      first: isChange
        ? 'El paciente no aceptó a tiempo una orden de cambio.'
        : 'El paciente no aceptó a tiempo una cotización.',
      more: 'Puede enviar una nueva versión.',
    }),
    desk_tasks_due: ({ clinic, soon, tardy, waiting }) => ({
      subject: `${tardy + waiting ? 'Tareas atrasadas' : 'Tareas por vencer'}: ${clinic}`,
      first: lines(
        counted(soon, 'tarea de la clínica vence pronto', 'tareas de la clínica vencen pronto'),
        counted(tardy, 'tarea de la clínica está atrasada', 'tareas de la clínica están atrasadas'),
        counted(waiting, 'tarea del paciente está atrasada', 'tareas del paciente están atrasadas'),
      ),
      more: 'Inicie sesión para ver qué hay que hacer.',
    }),
    desk_task_added: ({ clinic }) => ({
      subject: `Nueva tarea: ${clinic}`,
      first: 'Se agregó una tarea para la clínica.',
      more: 'Inicie sesión para ver qué hay que hacer y hasta cuándo.',
    }),
  },
  pt: {
    quote_sent: ({ clinic, due, isChange }) => ({
      subject: `${isChange ? 'Uma alteração para você aceitar ou recusar' : 'Seu orçamento chegou'}: ${clinic}`,
      first: isChange
        ? `A clínica propõe uma alteração no orçamento que você aceitou. Você pode aceitar ou recusar até: ${due}.`
        : `A clínica enviou um orçamento para você. Você pode aceitar até: ${due}.`,
      more: isChange
        ? 'Nada muda se você não aceitar.'
        : 'Você pode perguntar sobre cada item antes de decidir. Nada é definitivo até você aceitar.',
    }),
    quote_answered: ({ clinic }) => ({
      subject: `Sua pergunta foi respondida: ${clinic}`,
      first: 'A clínica respondeu uma pergunta que você fez sobre o orçamento.',
      more: 'Entre na sua conta para ler a resposta.',
    }),
    quote_expired: ({ clinic, isChange }) => ({
      subject: `${isChange ? 'A alteração proposta venceu' : 'O orçamento venceu'}: ${clinic}`,
      first: isChange
        ? 'Você não aceitou a alteração proposta a tempo. O que você aceitou antes continua valendo.'
        : 'O orçamento não pode mais ser aceito.',
      more: isChange ? 'A clínica pode propor de novo.' : 'Se você ainda tem interesse, peça um novo à clínica.',
    }),
    journey_tasks_due: ({ clinic, soon, tardy }) => ({
      subject: `${tardy ? 'Tarefas atrasadas' : 'Tarefas para breve'}: ${clinic}`,
      first: lines(
        counted(soon, 'tarefa vence em breve', 'tarefas vencem em breve'),
        counted(tardy, 'tarefa está atrasada', 'tarefas estão atrasadas'),
      ),
      more: 'Entre na sua conta para ver o que fazer e até quando.',
    }),
    journey_task_added: ({ clinic }) => ({
      subject: `Nova tarefa: ${clinic}`,
      first: 'A clínica adicionou uma tarefa para você.',
      more: 'Entre na sua conta para ver o que fazer e até quando.',
    }),
    desk_quote_asked: ({ clinic, isChange }) => ({
      subject: `Pergunta sobre um orçamento: ${clinic}`,
      first: isChange
        ? 'Um paciente pergunta sobre uma alteração de orçamento.'
        : 'Um paciente pergunta sobre um orçamento.',
      more: 'O que ele pergunta não está neste e-mail porque pode conter informações de saúde.',
    }),
    desk_quote_accepted: ({ clinic, isChange }) => ({
      subject: `${isChange ? 'Alteração aceita' : 'Orçamento aceito'}: ${clinic}`,
      first: isChange
        ? 'O paciente aceitou a alteração do orçamento.'
        : 'O paciente aceitou o orçamento e escolheu um horário.',
      more: isChange ? 'O novo preço vale a partir de agora.' : 'O horário é confirmado quando o depósito for pago.',
    }),
    desk_quote_declined: ({ clinic, isChange }) => ({
      subject: `${isChange ? 'Alteração recusada' : 'Orçamento recusado'}: ${clinic}`,
      first: isChange ? 'O paciente recusou a alteração do orçamento.' : 'O paciente recusou o orçamento.',
      more: isChange ? 'O que foi aceito antes continua valendo.' : 'Você pode enviar uma nova versão.',
    }),
    desk_quote_expired: ({ clinic, isChange }) => ({
      subject: `${isChange ? 'Uma alteração venceu' : 'Um orçamento venceu'}: ${clinic}`,
      first: isChange
        ? 'O paciente não aceitou a tempo uma alteração do orçamento.'
        : 'O paciente não aceitou a tempo um orçamento.',
      more: 'Você pode enviar uma nova versão.',
    }),
    desk_tasks_due: ({ clinic, soon, tardy, waiting }) => ({
      subject: `${tardy + waiting ? 'Tarefas atrasadas' : 'Tarefas para breve'}: ${clinic}`,
      first: lines(
        counted(soon, 'tarefa da clínica vence em breve', 'tarefas da clínica vencem em breve'),
        counted(tardy, 'tarefa da clínica está atrasada', 'tarefas da clínica estão atrasadas'),
        counted(waiting, 'tarefa do paciente está atrasada', 'tarefas do paciente estão atrasadas'),
      ),
      more: 'Entre na sua conta para ver o que precisa ser feito.',
    }),
    desk_task_added: ({ clinic }) => ({
      subject: `Nova tarefa: ${clinic}`,
      first: 'Uma tarefa foi adicionada para a clínica.',
      more: 'Entre na sua conta para ver o que precisa ser feito e até quando.',
    }),
  },
};
