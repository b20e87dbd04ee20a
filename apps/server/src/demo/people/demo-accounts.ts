import type { AccountStatus, NewPerson } from '../../modules/accounts/index.ts';
import { demoId } from '../demo-id.ts';

type Role = NewPerson['role'];
type Language = NewPerson['language'];

/** Name, country, language, days since sign-up; then deviations from the defaults. */
type Line = [first: string, last: string, country: string, language: Language, age: number, other?: Unusual];

interface Unusual {
  status?: AccountStatus;
  /** Days since they turned on two-factor authentication. */
  twoFactor?: number;
  /** Clinic or organization they work for. */
  at?: string;
  as?: 'owner' | 'manager' | 'coordinator' | 'clinician' | 'billing' | 'analyst';
  /** Days since they joined it, if not on the day they signed up. */
  joined?: number;
  /** Days since they were last active, per signed-in device. */
  seen?: number[];
}

const PATIENTS: readonly Line[] = [
  ['Megan', 'O’Sullivan', 'US', 'en', 212, { seen: [0.2, 6] }],
  ['Darnell', 'Whitfield', 'US', 'en', 34, { seen: [1] }],
  ['Priya', 'Raghunathan', 'US', 'en', 3, { status: 'unverified' }],
  ['Thomas', 'Achterberg', 'NL', 'en', 96, { twoFactor: 80, seen: [4] }],
  ['Siobhán', 'Kearney', 'IE', 'en', 18, { seen: [0.6] }],
  ['Élodie', 'Tremblay', 'CA', 'en', 150, { seen: [11] }],
  ['Graham', 'Pettigrew', 'GB', 'en', 301, { status: 'suspended' }],
  ['Annika', 'Löfgren', 'SE', 'en', 61, { seen: [2] }],
  ['Jürgen', 'Hartmann', 'DE', 'en', 44, { seen: [9] }],
  ['Naomi', 'Okafor', 'US', 'en', 8, { seen: [0.9] }],
  ['María Fernanda', 'Ocampo Restrepo', 'CO', 'es', 187, { seen: [0.4, 3] }],
  ['Lucía', 'Benavides Ortega', 'MX', 'es', 73, { seen: [5] }],
  ['Joaquín', 'Etcheverry', 'UY', 'es', 29, { seen: [2] }],
  ['Rosario', 'Huamán Quispe', 'PE', 'es', 12, { seen: [1] }],
  ['Ignacio', 'Valdebenito', 'CL', 'es', 140, { status: 'closing', seen: [3] }],
  ['Carmen', 'Iglesias Prado', 'ES', 'es', 5, { seen: [0.3] }],
  ['Ximena', 'Salvatierra', 'BO', 'es', 2, { status: 'unverified' }],
  ['Luiza', 'Magalhães Teixeira', 'BR', 'pt', 121, { seen: [0.7] }],
  ['Rafael', 'Bittencourt', 'BR', 'pt', 55, { seen: [8] }],
  ['Inês', 'Carvalhal', 'PT', 'pt', 39, { twoFactor: 30, seen: [1] }],
  ['Otaviano', 'Meireles', 'BR', 'pt', 1, { status: 'unverified' }],
];

/** They apply for their clinic to become a partner (see demo-applications.ts). */
const APPLICANTS: readonly Line[] = [
  ['Verónica', 'Astudillo', 'EC', 'es', 6, { seen: [2] }],
  ['Renato', 'Dalmolin', 'BR', 'pt', 9, { seen: [1] }],
  ['Lorena', 'Villaseñor', 'MX', 'es', 15, { seen: [8] }],
  ['Nadia', 'Batista', 'PE', 'es', 36, { seen: [29] }],
];

const STAFF: readonly Line[] = [
  [
    'Mariana',
    'Chaves Rojas',
    'CR',
    'es',
    260,
    { at: 'clinica-valle-central', as: 'manager', twoFactor: 200, seen: [0.1] },
  ],
  ['Esteban', 'Quirós Vega', 'CR', 'es', 198, { at: 'clinica-valle-central', as: 'coordinator', seen: [0.2, 2] }],
  ['Adriana', 'Fallas Mora', 'CR', 'es', 240, { at: 'clinica-valle-central', as: 'clinician', seen: [3] }],
  ['Kevin', 'Barquero', 'CR', 'es', 41, { at: 'clinica-valle-central', as: 'billing', seen: [1] }],
  [
    'Cláudia',
    'Prates Albuquerque',
    'BR',
    'pt',
    270,
    { at: 'hospital-jequitiba-paulista', as: 'owner', twoFactor: 260, seen: [0.5] },
  ],
  ['Vinícius', 'Sampaio', 'BR', 'pt', 133, { at: 'hospital-jequitiba-paulista', as: 'coordinator', seen: [0.8] }],
  ['Tereza', 'Lacerda', 'BR', 'pt', 90, { at: 'hospital-jequitiba-paulista', as: 'clinician', seen: [7] }],
  ['Gustavo', 'Peçanha', 'BR', 'pt', 255, { at: 'clinica-pedra-bonita', as: 'owner', seen: [2] }],
  ['Marília', 'Godoy', 'BR', 'pt', 62, { at: 'clinica-pedra-bonita', as: 'billing', status: 'suspended' }],
  [
    'Hernán',
    'Zubizarreta',
    'MX',
    'es',
    310,
    { at: 'instituto-fertil-guadalajara', as: 'owner', twoFactor: 300, seen: [1] },
  ],
  ['Paola', 'Covarrubias', 'MX', 'es', 175, { at: 'instituto-fertil-guadalajara', as: 'coordinator', seen: [0.6] }],
  ['Beto', 'Arizmendi', 'MX', 'es', 20, { at: 'instituto-fertil-guadalajara', as: 'clinician', seen: [4] }],
  // Her application was approved then (see demo-applications.ts).
  ['Silvina', 'Roldán', 'AR', 'es', 300, { at: 'odontologia-suquia', as: 'owner', joined: 284, seen: [0.9] }],
  ['Matías', 'Ferreyra', 'AR', 'es', 47, { at: 'odontologia-suquia', as: 'manager', seen: [6] }],
];

const MEMBERS: readonly Line[] = [
  ['Henrique', 'Vasconcelos', 'BR', 'pt', 230, { at: 'rede-araucaria', as: 'manager', twoFactor: 220, seen: [0.3] }],
  ['Débora', 'Kaminski', 'BR', 'pt', 110, { at: 'rede-araucaria', as: 'analyst', seen: [1, 5] }],
];

const ADMINS: readonly Line[] = [
  ['Joaquim', 'Teles', 'PT', 'en', 320, { twoFactor: 320, seen: [0.2] }],
  ['Camila', 'Ibáñez', 'AR', 'es', 150, { twoFactor: 149, seen: [2] }],
];

/** A demo person without a shared sign-in. */
export interface DemoAccount extends Omit<Unusual, 'twoFactor'> {
  id: string;
  role: Role;
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  language: Language;
  /** Days since sign-up. */
  age: number;
  twoFactorAge: number | null;
}

const lineTo =
  (role: Role) =>
  ([firstName, lastName, country, language, age, { twoFactor, ...other } = {}]: Line): DemoAccount => {
    const mailbox = `${firstName} ${lastName.split(' ')[0]}`
      .normalize('NFD')
      .replace(/[^A-Za-z ]/g, '')
      .toLowerCase()
      .replaceAll(' ', '.');
    const id = demoId(`account/${mailbox}`);
    const email = `${mailbox}@demo.travesia.example`;
    return { id, role, firstName, lastName, email, country, language, age, twoFactorAge: twoFactor ?? null, ...other };
  };

/** Days since they joined the clinic or organization they work for. */
export const joinedAge = ({ age, joined = age - 0.02 }: DemoAccount): number => joined;

/** People who fill the demo's lists: patients of many countries, teams of clinics, an organization, admins, applicants. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  ...PATIENTS.map(lineTo('patient')),
  ...STAFF.map(lineTo('provider')),
  ...MEMBERS.map(lineTo('organization')),
  ...ADMINS.map(lineTo('admin')),
  ...APPLICANTS.map(lineTo('patient')),
];
