import type { DemoProfile } from '../../modules/profiles/index.ts';
import { demoId } from '../demo-id.ts';

const nobody = { name: null, relationship: null, phone: null, email: null };

/** Profiles of the demo people; a few fields are missing on purpose, so that the profile can ask for them. */
export const DEMO_PROFILES: readonly DemoProfile[] = [
  {
    userId: demoId('person/patient'),
    identity: {
      first_name: 'Ana',
      first_surname: 'Ferreira',
      second_surname: 'Whitlock',
      passport_given_names: null,
      passport_surnames: null,
      date_of_birth: '1979-05-14',
      sex: 'F',
      nationality: 'US',
    },
    emergency: {
      name: 'Paul Whitlock',
      relationship: 'partner',
      phone: '+12125550142',
      email: 'paul@demo.travesia.example',
      language: 'en',
    },
    companion: { ...nobody, name: 'Paul Whitlock', relationship: 'partner' },
    languages: { spoken: ['en', 'pt'], interpreter: true },
  },
  { userId: demoId('person/provider') },
  { userId: demoId('person/organization') },
  { userId: demoId('person/admin') },
];
