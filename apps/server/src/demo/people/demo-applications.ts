import { type ApplicationSections, emptySections } from '@travesia/contracts/applications';
import type { DemoApplication } from '../../modules/applications/index.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { daysBefore } from './demo-people.ts';

/** A clinic's application by section; omitted sections stay empty. */
type Written = { [section in keyof ApplicationSections]?: Partial<ApplicationSections[section]> };

interface Told {
  key: string;
  /** Mailbox of the applicant. */
  by: string;
  status: DemoApplication['status'];
  /** Days since it was submitted, since an admin took it up, and since it was answered. */
  submitted: number;
  takenUp?: number;
  answered?: number;
  reason?: string;
  documents: DemoApplication['documents'];
  /** Slug of the clinic it became. */
  became?: string;
  written: Written;
  /** Days until the license expires. */
  licence: number;
}

const TOLD: readonly Told[] = [
  {
    key: 'rio-manso',
    by: 'veronica.astudillo',
    status: 'submitted',
    submitted: 3,
    documents: ['licence', 'insurance', 'identity'],
    licence: 900,
    written: {
      business: {
        legal_name: 'Río Manso Odontólogos Cía. Ltda.',
        trade_name: 'Odontología Río Manso',
        type: 'dental_clinic',
        tax_id: '0190000000001',
        country: 'EC',
        city: 'Cuenca',
        address: 'Calle de los Alfareros 4-18, El Vado',
        year_founded: 2016,
      },
      licence: { authority: 'ACESS', number: 'ACESS-DEMO-20417' },
      specialties: { categories: ['dental'], languages: ['es', 'en'] },
      accreditations: { none: true },
      people: {
        signatory_name: 'Verónica Astudillo',
        signatory_role: 'Gerente general',
        director_name: 'Od. Julián Cordero Peralta',
        director_registration: 'EC-DEMO-7731',
      },
      bank: { country: 'EC', currency: 'USD' },
      contact: { phone: '+593 7 255 0142', website: 'rio-manso.example', email: 'pacientes@rio-manso.example' },
    },
  },
  {
    key: 'pinheiral',
    by: 'renato.dalmolin',
    status: 'in_review',
    submitted: 6,
    takenUp: 5,
    documents: ['licence', 'accreditation', 'insurance'],
    licence: 410,
    written: {
      business: {
        legal_name: 'Pinheiral Oftalmologia Ltda.',
        trade_name: 'Clínica de Olhos Pinheiral',
        type: 'eye_clinic',
        tax_id: '00.000.000/0001-00',
        country: 'BR',
        city: 'Florianópolis',
        address: 'Rua das Araucárias 212, Trindade',
        year_founded: 2009,
      },
      licence: { authority: 'Vigilância Sanitária de Florianópolis', number: 'VISA-DEMO-5520' },
      specialties: { categories: ['ophthalmology'], languages: ['pt', 'es', 'en'] },
      people: {
        signatory_name: 'Renato Dalmolin',
        signatory_role: 'Sócio administrador',
        director_name: 'Dra. Heloísa Brandt',
        director_registration: 'CRM-SC DEMO 18842',
      },
      bank: { country: 'BR', currency: 'BRL' },
      contact: { phone: '+55 48 3255-0142', website: 'olhos-pinheiral.example', email: 'ola@olhos-pinheiral.example' },
    },
  },
  {
    key: 'cerro-manzano',
    by: 'lorena.villasenor',
    status: 'more_wanted',
    submitted: 12,
    takenUp: 10,
    answered: 9,
    reason:
      'El aviso de funcionamiento que adjuntó venció el mes pasado. Suba el vigente y la póliza de responsabilidad civil completa: la que recibimos termina en la página dos.',
    documents: ['licence', 'insurance'],
    licence: -20,
    written: {
      business: {
        legal_name: 'Rehabilitación Cerro Manzano S.C.',
        trade_name: 'Centro Cerro Manzano',
        type: 'rehab_centre',
        tax_id: 'RCM000101AA0',
        country: 'MX',
        city: 'Querétaro',
        address: 'Calzada de los Fresnos 77, Álamos',
        year_founded: 2019,
      },
      licence: { authority: 'COFEPRIS', number: 'COFEPRIS-DEMO-3390' },
      specialties: { categories: ['orthopedic', 'regenerative'], languages: ['es', 'en'] },
      accreditations: { none: true },
      people: {
        signatory_name: 'Lorena Villaseñor',
        signatory_role: 'Directora administrativa',
        director_name: 'Dr. Abel Montaño Ríos',
        director_registration: 'CP-DEMO-660214',
      },
      bank: { country: 'MX', currency: 'MXN' },
      contact: { phone: '+52 442 555 0142', email: 'contacto@cerro-manzano.example' },
    },
  },
  {
    key: 'sonrisa-pacifico',
    by: 'nadia.batista',
    status: 'rejected',
    submitted: 33,
    takenUp: 31,
    answered: 30,
    reason:
      'Sonrisa Pacífico ya es parte de la plataforma y su titular nos confirmó que no conoce esta solicitud. El número de habilitación que usted indicó pertenece a ella.',
    documents: ['licence'],
    licence: 200,
    written: {
      business: {
        legal_name: 'Sonrisa Pacífico Miraflores E.I.R.L.',
        trade_name: 'Sonrisa Pacífico',
        type: 'dental_clinic',
        tax_id: '20000000001',
        country: 'PE',
        city: 'Lima',
        address: 'Calle Los Geranios 301, Miraflores',
        year_founded: 2024,
      },
      licence: { authority: 'SUSALUD', number: 'SUSALUD-DEMO-88120' },
      specialties: { categories: ['dental'], languages: ['es'] },
      accreditations: { none: true },
      people: {
        signatory_name: 'Nadia Batista',
        signatory_role: 'Representante',
        director_name: 'C.D. Óscar Linares',
        director_registration: 'COP-DEMO-40112',
      },
      bank: { country: 'PE', currency: 'PEN' },
      contact: { phone: '+51 1 255 0142', email: 'citas@sonrisa-miraflores.example' },
    },
  },
  {
    key: 'odontologia-suquia',
    by: 'silvina.roldan',
    status: 'approved',
    submitted: 289,
    takenUp: 287,
    answered: 284,
    documents: ['licence', 'insurance', 'identity'],
    became: 'odontologia-suquia',
    licence: 600,
    written: {
      business: {
        legal_name: 'Odontología Suquía S.R.L.',
        trade_name: 'Odontología Suquía',
        type: 'dental_clinic',
        tax_id: '30-00000000-1',
        country: 'AR',
        city: 'Córdoba',
        address: 'Bulevar de los Paraísos 1450',
        year_founded: 2012,
      },
      licence: { authority: 'Ministerio de Salud de Córdoba', number: 'RUGEPRESA-DEMO-114' },
      specialties: { categories: ['dental'], languages: ['es', 'en', 'pt'] },
      accreditations: { none: true },
      people: {
        signatory_name: 'Silvina Roldán',
        signatory_role: 'Socia gerente',
        director_name: 'Od. Silvina Roldán',
        director_registration: 'MP-DEMO-5108',
      },
      bank: { country: 'AR', currency: 'USD' },
      contact: { phone: '+54 351 555-0142', email: 'turnos@odontologia-suquia.example' },
    },
  },
];

const dayBefore = (at: Date, days: number) => daysBefore(at, days).toISOString().slice(0, 10);

function sectionsOf({ written, licence, documents }: Told, at: Date): ApplicationSections {
  const empty = emptySections();
  const accredited = documents.includes('accreditation')
    ? { items: [{ body: 'ONA', number: 'ONA-DEMO-207', valid_until: dayBefore(at, -500) }] }
    : {};
  return {
    business: { ...empty.business, ...written.business },
    licence: { ...empty.licence, ...written.licence, valid_until: dayBefore(at, -licence) },
    specialties: { ...empty.specialties, ...written.specialties },
    accreditations: { ...empty.accreditations, ...written.accreditations, ...accredited },
    people: { ...empty.people, ...written.people },
    bank: { ...empty.bank, ...written.bank },
    contact: { ...empty.contact, ...written.contact },
  };
}

/** Recent ones are of a day, like their history, which is never rewritten. */
const applicationId = ({ key, became }: Told, at: Date) =>
  demoId(became ? `application/${key}` : `application/${key}/${dayBefore(at, 0)}`);

/** Ids of the applications the demo has on a day. */
export const demoApplicationIds = (at: Date): string[] => TOLD.map((told) => applicationId(told, at));

/**
 * Demo applications from clinics, one in each state that an admin encounters: those to decide as of a day, those of today's
 * clinics as of the demo's beginning.
 */
export const demoApplications = (at: Date, since: Date): DemoApplication[] =>
  TOLD.flatMap((told) => {
    const applicant = DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${told.by}@`));
    const { status, submitted, takenUp, answered, reason = null, documents, became } = told;
    const ago = (days: number) => daysBefore(became ? since : at, days);
    return applicant
      ? [
          {
            id: applicationId(told, at),
            applicantId: applicant.id,
            status,
            sections: sectionsOf(told, at),
            documents,
            reason,
            providerId: became ? demoId(`provider/${became}`) : null,
            createdAt: ago(submitted + 2),
            submittedAt: ago(submitted),
            takenUpAt: takenUp === undefined ? null : ago(takenUp),
            answeredAt: answered === undefined ? null : ago(answered),
            adminId: demoId('person/admin'),
          },
        ]
      : [];
  });
