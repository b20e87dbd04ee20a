import { z } from 'zod';

const many = (description: string) => z.int().min(0).meta({ description });
const place = z.string().meta({ description: 'What it is called.' });
const requests = many('Requests for a consultation that nobody has answered.');
const invited = many('Invitations to the team that wait for an answer.');
const answered = many('The person’s own questions to the team that were answered and are not closed.');

export const ClinicBadges = z
  .object({
    place,
    requests_waiting: requests,
    steps_to_do: many('Steps of a new clinic that this person can do here; 0 for who may not change the clinic.'),
    invitations_open: invited,
    tickets_answered: answered,
  })
  .meta({ id: 'ClinicBadges', description: 'What the navigation of a clinic counts.' });
export type ClinicBadges = z.infer<typeof ClinicBadges>;

export const NetworkBadges = z
  .object({
    place,
    requests_waiting: requests,
    clinics_needing: many('Clinics that need somebody.'),
    credentials_expired: many('Credentials of its clinics that have ended.'),
    credentials_due: many('Credentials of its clinics that are in force and end soon.'),
    invitations_open: invited,
    tickets_answered: answered,
  })
  .meta({ id: 'NetworkBadges', description: 'What the navigation of an organization counts.' });
export type NetworkBadges = z.infer<typeof NetworkBadges>;
