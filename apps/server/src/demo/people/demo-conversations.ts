import type { ProposalKind } from '@travesia/contracts/messaging';
import type { DemoConversation, DemoSide } from '../../modules/messaging/index.ts';
import { demoId } from '../demo-id.ts';
import { clinic, JEQUITIBA, patient, VALLE } from './demo-journey-line.ts';
import { journeyOfKey } from './demo-journeys.ts';
import { ADMIN as MARA, NETWORK as BEATRIZ, OWNER as TOMAS, PATIENT as ANA } from './demo-lead.ts';
import { NETWORK } from './demo-network.ts';

const person = (id: string): DemoSide => ({ party: 'patient', id });
const clinicSide = (id: string): DemoSide => ({ party: 'provider', id });
const network: DemoSide = { party: 'organization', id: NETWORK };
const platform: DemoSide = { party: 'platform', id: '' };
/** Staff of the demo's clinics. */
const ESTEBAN = patient('esteban.quiros');
const MARIANA = patient('mariana.chaves');
const CLAUDIA = patient('claudia.prates');
const VINICIUS = patient('vinicius.sampaio');
const GUSTAVO = patient('gustavo.pecanha');

interface Written {
  key: string;
  subject: string;
  sides: readonly [DemoSide, DemoSide];
  /** Key of the demo's case, whose first journey it is about. */
  journey?: string;
  /** The last messages of the second side that the first one has not read, and the other way round. */
  unread?: number;
  archivedBy?: DemoSide['party'];
  /** What a team notes about its work. */
  work?: {
    party: DemoSide['party'];
    assignee?: string;
    tags?: readonly string[];
    snoozedHours?: number;
    notes?: readonly (readonly [author: string, hoursAgo: number, text: string])[];
  };
  /** Keys of records in the demo’s vault that the first message sends. */
  records?: readonly string[];
  lines: readonly (readonly [
    side: 0 | 1,
    author: string,
    hoursAgo: number,
    language: 'en' | 'es' | 'pt',
    text: string,
    proposes?: ProposalKind,
  ])[];
}

/** Conversations of the demo, in the language of each writer. */
const WRITTEN: readonly Written[] = [
  {
    key: 'ana-knee',
    subject: 'Right knee: the first weeks at home',
    sides: [person(ANA), clinicSide(VALLE)],
    journey: 'own-aftercare',
    unread: 1,
    lines: [
      [0, ANA, 98, 'en', 'Good morning! I’m home. The flight was fine: I had an aisle seat and walked every hour.'],
      [
        1,
        ESTEBAN,
        96,
        'es',
        'Nos alegra mucho, Ana. Siga con las medias de compresión hasta el día 14 y llame si la pantorrilla se hincha o duele.',
      ],
      [0, ANA, 51, 'en', 'Thank you. My physical therapist asks how far I may bend the knee this week.'],
      [
        1,
        TOMAS,
        47,
        'es',
        'Esta semana, hasta 90 grados sin forzar. La doctora Fallas le envía la hoja de ejercicios en inglés para su terapeuta.',
      ],
      [0, ANA, 46, 'en', 'Perfect. I’ll pass it on today.'],
      [
        1,
        ESTEBAN,
        3,
        'es',
        'Ana, ¿cómo sigue la herida? Si puede, complete hoy el cuestionario de seguimiento; tarda dos minutos.',
      ],
    ],
  },
  {
    key: 'ana-hip',
    subject: 'Left hip: letter from my cardiologist',
    sides: [person(ANA), clinicSide(VALLE)],
    journey: 'own-hip',
    records: ['report'],
    lines: [
      [
        0,
        ANA,
        80,
        'en',
        'My cardiologist agrees to pause apixaban for three days before surgery. Here is the report. Do you need it in Spanish?',
      ],
      [1, MARIANA, 77, 'es', 'En inglés está bien. Con esa carta, el doctor puede confirmar la fecha.'],
      [0, ANA, 76, 'en', 'Great. I’ll have it by Friday.'],
      [
        1,
        MARIANA,
        30,
        'es',
        'Antes del viaje queremos hablar con usted por video sobre la anestesia. ¿Le sirve alguno de estos horarios?',
        'times',
      ],
    ],
  },
  {
    key: 'ana-jequitiba',
    subject: 'Hip replacement in January',
    sides: [person(ANA), clinicSide(JEQUITIBA)],
    archivedBy: 'patient',
    lines: [
      [0, ANA, 112, 'en', 'Hello, would any week in January work for a hip replacement?'],
      [
        1,
        VINICIUS,
        97,
        'pt',
        'Olá, Ana. Infelizmente não temos sala cirúrgica livre antes de abril. Se a data puder mudar, avise e reservamos para a senhora.',
      ],
    ],
  },
  {
    key: 'megan-knee',
    subject: 'Questions before I decide',
    sides: [clinicSide(VALLE), person(patient('megan.osullivan'))],
    journey: 'due-soon',
    unread: 2,
    work: {
      party: 'provider',
      assignee: ESTEBAN,
      tags: ['cotización', 'acompañante'],
      notes: [
        [
          MARIANA,
          4,
          'La hermana puede quedarse: hay sofá cama en la 204. Falta confirmar quién interpreta la primera noche.',
        ],
        [TOMAS, 2, 'Ofrézcale la intérprete del turno de noche, va incluida en el paquete.'],
      ],
    },
    lines: [
      [1, patient('megan.osullivan'), 20, 'en', 'Hi, who will operate on me, and who would be the anesthesiologist?'],
      [
        0,
        ESTEBAN,
        18,
        'en',
        'Hello Megan. Dr. Fallas operates herself; the quote names her and the anesthesiologist, and neither can change without your consent.',
        'quote',
      ],
      [
        1,
        patient('megan.osullivan'),
        6,
        'en',
        'Good to know. Can my sister stay in the room with me for the first night?',
      ],
      [1, patient('megan.osullivan'), 5, 'en', 'She doesn’t speak Spanish, in case that matters.'],
    ],
  },
  {
    key: 'maria-fernanda-hip',
    subject: 'Exámenes antes del viaje',
    sides: [clinicSide(VALLE), person(patient('maria.fernanda.ocampo'))],
    journey: 'signed',
    unread: 1,
    work: { party: 'provider', assignee: TOMAS, tags: ['exámenes'] },
    lines: [
      [
        0,
        MARIANA,
        38,
        'es',
        'Doña María Fernanda, la valoración ya está firmada. Falta solo un electrocardiograma reciente.',
      ],
      [
        1,
        patient('maria.fernanda.ocampo'),
        9,
        'es',
        'Me lo hice ayer. ¿Se lo mando por aquí o prefiere que lo lleve impreso?',
      ],
    ],
  },
  {
    key: 'jurgen-hip',
    subject: 'Hip replacement: second opinion',
    sides: [clinicSide(VALLE), person(patient('jurgen.hartmann'))],
    journey: 'overdue',
    work: { party: 'provider', assignee: TOMAS, tags: ['segunda opinión'], snoozedHours: 44 },
    lines: [
      [
        1,
        patient('jurgen.hartmann'),
        29,
        'en',
        'Two surgeons here disagree on the implant. Could your surgeon look at my X-rays?',
      ],
      [
        0,
        TOMAS,
        26,
        'en',
        'Hello Jürgen, yes. Dr. Fallas looks at them this week, and you’ll see her opinion in your journey with your answers.',
      ],
    ],
  },
  {
    key: 'network-valle',
    subject: 'Prices of the new year',
    sides: [network, clinicSide(VALLE)],
    unread: 1,
    work: {
      party: 'organization',
      assignee: BEATRIZ,
      tags: ['preços'],
      notes: [[BEATRIZ, 3, 'Reviso na quinta. O preço do joelho não muda, só as diárias.']],
    },
    lines: [
      [0, BEATRIZ, 70, 'pt', 'Bom dia, equipe. Vocês conseguem nos enviar os preços de 2027 até o dia 10?'],
      [1, TOMAS, 52, 'es', 'Buenos días, Beatriz. Sí, la próxima semana. El de rodilla se queda igual.'],
      [1, MARIANA, 4, 'es', 'Ya están en los paquetes, como borradores. ¿Los revisa usted antes de publicarlos?'],
    ],
  },
  {
    key: 'network-jequitiba',
    subject: 'Paciente com segunda opinião',
    sides: [network, clinicSide(JEQUITIBA)],
    lines: [
      [0, BEATRIZ, 30, 'pt', 'Cláudia, há um pedido de segunda opinião que vence hoje. Quem responde?'],
      [1, CLAUDIA, 28, 'pt', 'O Vinícius já está com ele. A resposta sai até as 18h.'],
      [0, BEATRIZ, 27, 'pt', 'Obrigada!'],
    ],
  },
  {
    key: 'network-pedra-bonita',
    subject: 'Vencimento da licença',
    sides: [network, clinicSide(clinic('clinica-pedra-bonita'))],
    unread: 1,
    lines: [
      [0, BEATRIZ, 100, 'pt', 'Gustavo, a licença sanitária vence no mês que vem. Já pediram a renovação?'],
      [1, GUSTAVO, 11, 'pt', 'Pedimos na segunda-feira. Envio o protocolo assim que chegar.'],
    ],
  },
  {
    key: 'platform-valle',
    subject: 'Licencia del quirófano 2',
    sides: [platform, clinicSide(VALLE)],
    unread: 1,
    work: {
      party: 'platform',
      assignee: MARA,
      tags: ['credentials'],
      notes: [
        [MARA, 5, 'The registry shows the license until March. Ask for the page with the signature, then close.'],
      ],
    },
    lines: [
      [1, TOMAS, 31, 'es', 'Buenas, subimos la licencia renovada del quirófano 2 y sigue en revisión. ¿Falta algo?'],
      [0, MARA, 29, 'en', 'Hello Tomás. The last page is cut off in the scan. Could you upload it again?'],
      [1, TOMAS, 6, 'es', 'Listo, ya está la página completa.'],
    ],
  },
  {
    key: 'platform-network',
    subject: 'Nova clínica em Belo Horizonte',
    sides: [platform, network],
    unread: 1,
    work: { party: 'platform', tags: ['onboarding'] },
    lines: [
      [
        1,
        BEATRIZ,
        26,
        'pt',
        'Olá! Queremos incluir uma clínica de Belo Horizonte em janeiro. Quais documentos vocês pedem antes?',
      ],
    ],
  },
  {
    key: 'platform-ana',
    subject: 'My receipt names my old address',
    sides: [platform, person(ANA)],
    work: { party: 'platform', assignee: MARA },
    lines: [
      [1, ANA, 60, 'en', 'Hi, the receipt for my knee surgery has my old address. Can it be changed?'],
      [
        0,
        MARA,
        58,
        'en',
        'Hello Ana. Yes: change it in your profile, then download the receipt again. It will show the new one.',
      ],
    ],
  },
];

/** The demo's conversations as of a day. */
export const demoConversations = (today: Date): DemoConversation[] =>
  WRITTEN.map(({ key, journey, lines, unread = 0, archivedBy = null, work, records = [], ...rest }) => ({
    ...rest,
    id: demoId(`conversation/${key}`),
    journeyId: journey ? journeyOfKey(journey, today) : null,
    unread,
    archivedBy,
    work: work
      ? {
          party: work.party,
          assigneeId: work.assignee ?? null,
          tags: work.tags ?? [],
          snoozedHours: work.snoozedHours ?? null,
          notes: (work.notes ?? []).map(([authorId, hoursAgo, text], place) => ({
            id: demoId(`conversation/${key}/note/${place}`),
            authorId,
            hoursAgo,
            text,
          })),
        }
      : null,
    messages: lines.map(([side, authorId, hoursAgo, language, text, proposes = null], place) => ({
      id: demoId(`conversation/${key}/${place}`),
      side,
      authorId,
      hoursAgo,
      language,
      text,
      proposes,
      recordIds: place === 0 ? records.map((record) => demoId(`record/${record}`)) : [],
    })),
  }));
