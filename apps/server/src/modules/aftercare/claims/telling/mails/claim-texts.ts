import type { ClaimNotice } from '@travesia/contracts/aftercare';
import type { Locale } from '@travesia/contracts/kit';

/** What the sentences of an email name. */
export interface ClaimSaid {
  clinic: string;
  /** Until when somebody acts; empty where it isn’t said. */
  due: string;
  /** What happened; empty where the kind says it. */
  what: string;
}

interface ClaimTexts {
  greeting: (firstName: string) => string;
  says: Readonly<Record<ClaimNotice, (said: ClaimSaid) => { subject: string; first: string; more: string }>>;
  labels: { clinic: string; reference: string };
  open: string;
  closing: readonly string[];
}

const pick = (what: string, texts: Readonly<Record<string, string>>): string => texts[what] ?? '';

/** Emails about claims: nothing about health, no amount, no decision. */
export const CLAIM_TEXTS: Readonly<Record<Locale, ClaimTexts>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    says: {
      claim_moved: ({ clinic, what }) => ({
        subject: `News about your claim: ${clinic}`,
        first: pick(what, {
          answered: 'The clinic answered your claim. It proposes a solution next.',
          proposed: 'The clinic proposed a solution to your claim.',
          deciding: 'Our team decides about your claim now.',
          decided: 'Our team decided about your claim.',
          appealed: 'The clinic appealed the decision about your claim.',
          closed: 'Your claim is closed: the decision is final.',
        }),
        more: 'Sign in to read it and to see what you can do next.',
      }),
      desk_claim_opened: ({ clinic, due }) => ({
        subject: `New claim: ${clinic}`,
        first: `A patient opened a claim. Answer by ${due}.`,
        more: 'While it is open, nothing of this booking is paid out. If no solution is proposed within 7 days, our team decides.',
      }),
      desk_claim_overdue: ({ clinic }) => ({
        subject: `Claim overdue: ${clinic}`,
        first: 'The time to answer a claim has passed.',
        more: 'You can still answer or propose a solution. Without a proposal by day 7, our team decides.',
      }),
      desk_claim_moved: ({ clinic, what }) => ({
        subject: `News about a claim: ${clinic}`,
        first: pick(what, {
          deciding: 'Our team decides about this claim now.',
          decided: 'Our team decided about this claim. Either side can appeal within 14 days.',
          appealed: 'The decision about this claim was appealed. Our team decides again.',
          settled: 'The patient accepted your proposal.',
          closed: 'This claim is closed: the decision is final.',
          withdrawn: 'The patient withdrew this claim.',
        }),
        more: 'Sign in to read it.',
      }),
      team_claim_to_decide: ({ clinic, due, what }) => ({
        subject: `${what === 'appeal' ? 'Appeal to decide' : 'Claim to decide'}: ${clinic}`,
        first: `Decide by ${due}.`,
        more: 'Both sides’ statements and the evidence are in the claim.',
      }),
      team_claim_overdue: ({ clinic }) => ({
        subject: `Decision overdue: ${clinic}`,
        first: 'The date by which we promised a decision has passed.',
        more: 'Decide this claim today.',
      }),
    },
    labels: { clinic: 'Clinic', reference: 'Claim' },
    open: 'Open the claim:',
    closing: ['You can choose which emails you get in your account, under notifications.'],
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    says: {
      claim_moved: ({ clinic, what }) => ({
        subject: `Novedades de su reclamo: ${clinic}`,
        first: pick(what, {
          answered: 'La clínica respondió a su reclamo. Ahora debe proponer una solución.',
          proposed: 'La clínica propuso una solución para su reclamo.',
          deciding: 'Nuestro equipo decide ahora sobre su reclamo.',
          decided: 'Nuestro equipo decidió sobre su reclamo.',
          appealed: 'La clínica apeló la decisión sobre su reclamo.',
          closed: 'Su reclamo está cerrado: la decisión es definitiva.',
        }),
        more: 'Inicie sesión para leerlo y ver qué puede hacer.',
      }),
      desk_claim_opened: ({ clinic, due }) => ({
        subject: `Nuevo reclamo: ${clinic}`,
        first: `Un paciente abrió un reclamo. Responda antes del ${due}.`,
        more: 'Mientras esté abierto, no se liquida nada de esta reserva. Si en 7 días no hay una propuesta, decide nuestro equipo.',
      }),
      desk_claim_overdue: ({ clinic }) => ({
        subject: `Reclamo atrasado: ${clinic}`,
        first: 'El plazo para responder a un reclamo ya pasó.',
        more: 'Aún puede responder o proponer una solución. Sin propuesta hasta el día 7, decide nuestro equipo.',
      }),
      desk_claim_moved: ({ clinic, what }) => ({
        subject: `Novedades de un reclamo: ${clinic}`,
        first: pick(what, {
          deciding: 'Nuestro equipo decide ahora sobre este reclamo.',
          decided: 'Nuestro equipo decidió sobre este reclamo. Cualquiera de las partes puede apelar en 14 días.',
          appealed: 'La decisión sobre este reclamo fue apelada. Nuestro equipo decide de nuevo.',
          settled: 'El paciente aceptó su propuesta.',
          closed: 'Este reclamo está cerrado: la decisión es definitiva.',
          withdrawn: 'El paciente retiró este reclamo.',
        }),
        more: 'Inicie sesión para leerlo.',
      }),
      team_claim_to_decide: ({ clinic, due, what }) => ({
        subject: `${what === 'appeal' ? 'Apelación por decidir' : 'Reclamo por decidir'}: ${clinic}`,
        first: `Decida antes del ${due}.`,
        more: 'Lo que escribieron ambas partes y las pruebas están en el reclamo.',
      }),
      team_claim_overdue: ({ clinic }) => ({
        subject: `Decisión atrasada: ${clinic}`,
        first: 'La fecha en que prometimos decidir ya pasó.',
        more: 'Decida este reclamo hoy.',
      }),
    },
    labels: { clinic: 'Clínica', reference: 'Reclamo' },
    open: 'Abra el reclamo:',
    closing: ['Puede elegir qué correos recibe en su cuenta, en notificaciones.'],
  },
  pt: {
    greeting: (firstName) => `Olá, ${firstName}:`,
    says: {
      claim_moved: ({ clinic, what }) => ({
        subject: `Novidades da sua reclamação: ${clinic}`,
        first: pick(what, {
          answered: 'A clínica respondeu à sua reclamação. Agora ela deve propor uma solução.',
          proposed: 'A clínica propôs uma solução para a sua reclamação.',
          deciding: 'Nossa equipe decide agora sobre a sua reclamação.',
          decided: 'Nossa equipe decidiu sobre a sua reclamação.',
          appealed: 'A clínica recorreu da decisão sobre a sua reclamação.',
          closed: 'Sua reclamação foi encerrada: a decisão é definitiva.',
        }),
        more: 'Entre na sua conta para ler e ver o que você pode fazer.',
      }),
      desk_claim_opened: ({ clinic, due }) => ({
        subject: `Nova reclamação: ${clinic}`,
        first: `Um paciente abriu uma reclamação. Responda até ${due}.`,
        more: 'Enquanto ela estiver aberta, nada desta reserva é repassado. Se não houver proposta em 7 dias, nossa equipe decide.',
      }),
      desk_claim_overdue: ({ clinic }) => ({
        subject: `Reclamação atrasada: ${clinic}`,
        first: 'O prazo para responder a uma reclamação já passou.',
        more: 'Você ainda pode responder ou propor uma solução. Sem proposta até o dia 7, nossa equipe decide.',
      }),
      desk_claim_moved: ({ clinic, what }) => ({
        subject: `Novidades de uma reclamação: ${clinic}`,
        first: pick(what, {
          deciding: 'Nossa equipe decide agora sobre esta reclamação.',
          decided: 'Nossa equipe decidiu sobre esta reclamação. Cada lado pode recorrer em até 14 dias.',
          appealed: 'Houve recurso contra a decisão sobre esta reclamação. Nossa equipe decide de novo.',
          settled: 'O paciente aceitou a sua proposta.',
          closed: 'Esta reclamação foi encerrada: a decisão é definitiva.',
          withdrawn: 'O paciente cancelou esta reclamação.',
        }),
        more: 'Entre na sua conta para ler.',
      }),
      team_claim_to_decide: ({ clinic, due, what }) => ({
        subject: `${what === 'appeal' ? 'Recurso a decidir' : 'Reclamação a decidir'}: ${clinic}`,
        first: `Decida até ${due}.`,
        more: 'O que os dois lados escreveram e as provas estão na reclamação.',
      }),
      team_claim_overdue: ({ clinic }) => ({
        subject: `Decisão atrasada: ${clinic}`,
        first: 'A data em que prometemos decidir já passou.',
        more: 'Decida esta reclamação hoje.',
      }),
    },
    labels: { clinic: 'Clínica', reference: 'Reclamação' },
    open: 'Abra a reclamação:',
    closing: ['Você pode escolher quais e-mails recebe na sua conta, em notificações.'],
  },
};
