import { z } from 'zod';
import { VerificationStatus } from '../providers/index.ts';

const many = (description: string) => z.int().min(0).meta({ description });
const readable = (description: string) => z.int().min(0).nullable().meta({ description });
const place = z.string().meta({ description: 'Name.' });
const requests = many('Unanswered consultation requests; 0 for users who may not read them.');
const bookings = many('Bookings that wait for the clinic’s answer; 0 for users who may not read them.');
const journeys = many('Journeys whose inquiry or answers wait for the clinic; 0 for users who may not read them.');
const incidents = many('Incidents that nobody has acknowledged; 0 for users who may not read them.');
const claims = many('Claims that wait for the clinic; 0 for users who may not read them.');
const invited = many('Pending team invitations.');
const unread = readable('Conversations with unread messages; null for users who may not read them.');
const team = readable(
  'Channels with unread team messages of the user; of muted ones, those that mention them. Null for users who may not read them.',
);
const answered = many('The user’s own support requests that were answered and are not closed.');

export const ClinicBadges = z
  .object({
    place,
    verification_status: VerificationStatus,
    requests_waiting: requests,
    bookings,
    journeys_to_answer: journeys,
    incidents_unanswered: incidents,
    claims_to_act: claims,
    messages_unread: unread,
    team_messages_unread: team,
    steps_to_do: many(
      'Setup steps of a new clinic that this user can do here; 0 for users who may not change the clinic.',
    ),
    invitations_open: invited,
    proposals_waiting: many('Package proposals that wait for the clinic.'),
    tickets_answered: answered,
  })
  .meta({
    id: 'ClinicBadges',
    description: 'What a clinic’s navigation shows: its name, whether it is verified, and counts.',
  });
export type ClinicBadges = z.infer<typeof ClinicBadges>;

export const NetworkBadges = z
  .object({
    place,
    requests_waiting: requests,
    bookings,
    journeys_to_answer: journeys,
    incidents_unanswered: incidents,
    claims_to_act: claims,
    messages_unread: unread,
    team_messages_unread: team,
    clinics_needing: many('Clinics needing attention.'),
    credentials_expired: many('Expired credentials of its clinics.'),
    credentials_due: many('Valid credentials of its clinics that expire soon.'),
    invitations_open: invited,
    proposals_countered: many('Counter-offers of clinics that wait for the organization.'),
    tickets_answered: answered,
  })
  .meta({ id: 'NetworkBadges', description: 'Badge counts of an organization’s navigation.' });
export type NetworkBadges = z.infer<typeof NetworkBadges>;
