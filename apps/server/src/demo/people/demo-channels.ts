import type { DemoChannel } from '../../modules/team-messages/index.ts';
import { demoId } from '../demo-id.ts';
import { clinic, JEQUITIBA, patient, VALLE } from './demo-journey-line.ts';
import { journeyOfKey } from './demo-journeys.ts';
import { NETWORK as BEATRIZ, OWNER as TOMAS } from './demo-lead.ts';
import { NETWORK } from './demo-network.ts';

const HENRIQUE = patient('henrique.vasconcelos');
const ESTEBAN = patient('esteban.quiros');
const MARIANA = patient('mariana.chaves');
const VINICIUS = patient('vinicius.sampaio');
const GUSTAVO = patient('gustavo.pecanha');
const PEDRA_BONITA = clinic('clinica-pedra-bonita');

/** Whose words are of which clinic; those of everyone else are the organization’s. */
const WORKS_AT: Readonly<Record<string, string>> = {
  [TOMAS]: VALLE,
  [ESTEBAN]: VALLE,
  [MARIANA]: VALLE,
  [VINICIUS]: JEQUITIBA,
  [GUSTAVO]: PEDRA_BONITA,
};

interface Written {
  key: string;
  kind: DemoChannel['kind'];
  name: string;
  purpose?: string;
  provider?: string;
  /** Key of the demo’s case, whose first journey it is about. */
  journey?: string;
  limited?: boolean;
  archived?: boolean;
  /** The first created it; who has not read how many of the last messages. */
  members: readonly (readonly [userId: string, unread?: number, muted?: boolean])[];
  lines: readonly (readonly [
    author: string,
    hoursAgo: number,
    language: 'en' | 'es' | 'pt',
    text: string,
    mentions?: readonly string[],
  ])[];
}

const WRITTEN: readonly Written[] = [
  {
    key: 'prices',
    kind: 'topic',
    name: 'Preços 2027',
    purpose: 'Tabela de preços dos pacotes para pacientes do exterior a partir de janeiro.',
    members: [[BEATRIZ, 2], [HENRIQUE], [TOMAS, 1], [VINICIUS], [GUSTAVO]],
    lines: [
      [
        BEATRIZ,
        74,
        'pt',
        'Pessoal, até sexta precisamos dos preços de 2027 de cada clínica. A planilha é a do ano passado.',
      ],
      [GUSTAVO, 70, 'pt', 'Pedra Bonita mantém os preços, menos o implante: sobe 4% por causa do fornecedor.'],
      [HENRIQUE, 51, 'pt', 'Anotado. O sinal continua em 30% para toda a rede.'],
      [
        TOMAS,
        6,
        'es',
        'En Valle Central subimos solo la prótesis de cadera. ¿Publicamos el 1 de enero o antes, @Beatriz Nogueira?',
        [BEATRIZ],
      ],
      [VINICIUS, 4, 'pt', 'Jequitibá envia amanhã cedo. Falta só a diária da UTI.'],
    ],
  },
  {
    key: 'valle',
    kind: 'clinic',
    name: 'Clínica Valle Central',
    purpose: 'Lo que la clínica y la coordinación de la red acuerdan entre ellas.',
    provider: VALLE,
    members: [[BEATRIZ], [TOMAS, 2], [ESTEBAN], [MARIANA, 1], [HENRIQUE]],
    lines: [
      [
        ESTEBAN,
        120,
        'es',
        'Buenos días. La segunda sala de recuperación queda lista el lunes; ya está en el calendario.',
      ],
      [HENRIQUE, 118, 'pt', 'Ótima notícia. Vou avisar a equipe que responde os pedidos de joelho.'],
      [BEATRIZ, 29, 'pt', 'O certificado de incêndio de vocês vence em breve. Quem cuida da renovação?'],
      [MARIANA, 27, 'es', 'Yo. La inspección es el jueves; subo el documento ese mismo día.'],
      [
        BEATRIZ,
        3,
        'pt',
        'Perfeito, obrigada. @Tomás Araya Solís, pode confirmar também o horário de visitas no feriado?',
        [TOMAS],
      ],
      [BEATRIZ, 2, 'pt', 'É para o pacote que publicamos amanhã.'],
    ],
  },
  {
    key: 'knee-dates',
    kind: 'journey',
    name: 'Rodilla: fechas y alojamiento',
    provider: VALLE,
    journey: 'due-soon',
    members: [[ESTEBAN], [TOMAS], [BEATRIZ, 1], [HENRIQUE]],
    lines: [
      [
        ESTEBAN,
        22,
        'es',
        'La paciente prefiere la última semana del mes. ¿La red tiene convenio con un hotel sin escaleras?',
      ],
      [HENRIQUE, 20, 'pt', 'Sim, dois a menos de 10 minutos da clínica. Os dois têm elevador e quarto adaptado.'],
      [ESTEBAN, 5, 'es', 'Excelente. Los incluyo en la cotización y les aviso cuando ella responda.'],
    ],
  },
  {
    key: 'on-call',
    kind: 'topic',
    name: 'Holiday cover',
    purpose: 'Who answers patients from abroad between December 20 and January 6.',
    members: [[HENRIQUE], [BEATRIZ, 3, true], [TOMAS, 1], [ESTEBAN]],
    lines: [
      [HENRIQUE, 46, 'en', 'English here, so that the night team follows too. I can cover December 24 to 27.'],
      [ESTEBAN, 40, 'en', 'I take December 28 to January 2, mornings in Costa Rica.'],
      [HENRIQUE, 39, 'en', 'Great. That leaves January 3 to 6.'],
      [ESTEBAN, 12, 'en', 'Mariana says that she can do those, after 2 p.m.'],
    ],
  },
  {
    key: 'fair',
    kind: 'topic',
    name: 'Feira de turismo médico',
    purpose: 'Estande e material da feira de setembro.',
    archived: true,
    members: [[BEATRIZ], [HENRIQUE], [GUSTAVO]],
    lines: [
      [BEATRIZ, 900, 'pt', 'O estande está reservado: 12 m², ao lado da entrada.'],
      [GUSTAVO, 880, 'pt', 'Levamos dois cirurgiões e o material em três idiomas.'],
      [HENRIQUE, 700, 'pt', 'Foram 64 contatos. Todos já estão nos pedidos. Vou arquivar este canal.'],
    ],
  },
];

/** The demo’s channels as of a day. */
export const demoChannels = (today: Date): DemoChannel[] =>
  WRITTEN.map(({ key, kind, name, purpose, provider, journey, limited, archived, members, lines }) => ({
    id: demoId(`team-channel/${key}`),
    organizationId: NETWORK,
    kind,
    name,
    purpose: purpose ?? null,
    providerId: provider ?? null,
    journeyId: journey ? journeyOfKey(journey, today) : null,
    limited: limited ?? false,
    clinicTakesPart: kind !== 'topic',
    archived: archived ?? false,
    members: members.map(([userId, unread = 0, muted = false]) => ({ userId, unread, muted })),
    messages: lines.map(([authorId, hoursAgo, language, text, mentions = []], place) => ({
      id: demoId(`team-channel/${key}/${place}`),
      authorId,
      providerId: WORKS_AT[authorId] ?? null,
      hoursAgo,
      language,
      text,
      mentions,
    })),
  }));
