import type { DemoClaim, DemoContact } from '../../modules/leads/index.ts';
import { demoId } from '../demo-id.ts';
import { ADMIN, at, lead, type Written } from './demo-lead.ts';

/** Messages to the team. */
export const CONTACTS: readonly Written<DemoContact>[] = [
  lead(
    'contact-new',
    {
      reference: 'TR-1XNC-6VQH',
      fullName: 'Rosario Huamán Quispe',
      email: at('rosario.huaman'),
      language: 'es' as const,
      hoursAgo: 7,
      status: 'received' as const,
      topic: 'question',
      message:
        'Quiero operarme en Costa Rica, pero no entiendo cuándo se paga el resto después del anticipo. ¿Se paga aquí o en la clínica?',
    },
    'team',
  ),
  lead(
    'contact-listing-overdue',
    {
      reference: 'TR-Z8BE-2GK7',
      fullName: 'Rafael Bittencourt',
      email: at('rafael.bittencourt'),
      language: 'pt' as const,
      hoursAgo: 145,
      status: 'received' as const,
      assigneeId: ADMIN,
      topic: 'listing',
      message: 'O telefone que aparece no perfil da Oftalmo Vila Nova é de um escritório de contabilidade.',
    },
    'team',
    [{ by: 'note', hoursAgo: 120, text: 'Asked the clinic for its current number; no reply yet.' }],
  ),
  lead(
    'contact-answered',
    {
      reference: 'TR-F4JY-W9D3',
      fullName: 'Megan O’Sullivan',
      email: at('megan.osullivan'),
      language: 'en' as const,
      hoursAgo: 92,
      status: 'answered' as const,
      assigneeId: ADMIN,
      topic: 'accessibility',
      message:
        'My mother uses a screen reader. The map on the directory page reads out hundreds of points. Is there a list?',
    },
    'team',
    [
      {
        by: 'team',
        hoursAgo: 74,
        text: 'Hello Megan, yes: “Show as list” just before the map shows the same clinics with headings, and “Skip map” is the first thing a screen reader finds. Thank you for telling us it was hard to find.',
      },
    ],
  ),
];

/** Claims of listings that exist for them. */
export const CLAIMS: readonly Written<DemoClaim>[] = [
  lead(
    'claim-new',
    {
      reference: 'TR-M2KP-5CVT',
      fullName: 'Gabriela Solano Brenes',
      email: 'direccion@dentallosyoses.example',
      language: 'es' as const,
      hoursAgo: 28,
      status: 'pending' as const,
      role: 'owner',
      website: 'https://dentallosyoses.example',
      registryNumber: 'MS-04417',
      phone: '+50622245566',
      message:
        'Soy la propietaria de la clínica desde 2011. Puedo enviar el permiso de funcionamiento y mi carné del Colegio de Cirujanos Dentistas.',
      listing: {
        id: demoId('listing/dental-los-yoses'),
        slug: 'clinica-dental-los-yoses',
        name: 'Clínica Dental Los Yoses',
        type: 'dental_clinic',
        country: 'CR',
        city: 'san-jose',
        phone: '+50622245566',
        website: 'https://www.dentallosyoses.example',
        source: {
          id: demoId('listing/dental-los-yoses/source'),
          name: 'Registro de establecimientos (demo)',
          number: 'MS-04417',
          importedDaysAgo: 70,
        },
      },
    },
    'team',
  ),
  lead(
    'claim-asked',
    {
      reference: 'TR-9HWR-7NX4',
      fullName: 'Pablo Urrutia',
      email: at('pablo.urrutia'),
      language: 'es' as const,
      hoursAgo: 120,
      status: 'pending' as const,
      assigneeId: ADMIN,
      role: 'agency',
      website: 'https://centrosonrisa.example',
      registryNumber: 'REPS-110045',
      phone: '+576044440000',
      message: 'Llevamos la publicidad de la clínica y queremos actualizar la ficha.',
      listing: {
        id: demoId('listing/centro-sonrisa'),
        slug: 'centro-odontologico-sonrisa-andina',
        name: 'Centro Odontológico Sonrisa Andina',
        type: 'dental_clinic',
        country: 'CO',
        city: 'medellin',
        phone: '+576043110022',
        website: 'https://sonrisaandina.example',
        source: {
          id: demoId('listing/centro-sonrisa/source'),
          name: 'Registro de establecimientos (demo)',
          number: 'REPS-110872',
          importedDaysAgo: 70,
        },
      },
    },
    'team',
    [
      {
        by: 'team',
        hoursAgo: 101,
        text: 'Hola, Pablo: el número de registro que indicó no coincide con el de la ficha, y su correo no es del dominio de la clínica. Por favor, pida a su titular que nos escriba desde el correo de la clínica, o envíe una autorización firmada.',
      },
    ],
  ),
];
