import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  closing: [
    'Travesía',
    'This mail was sent by a machine; nobody reads answers to it. Write to us by the help of the site.',
  ],
  reason: (reason) => `The reason: ${reason}`,
  fields: {
    name: 'name',
    type: 'kind of clinic',
    city: 'city',
    email: 'e-mail address',
    phone: 'telephone number',
    website: 'web address',
    street: 'street',
    region: 'state or province',
    postal_code: 'postal code',
    description: 'description',
    languages: 'languages',
    founded_year: 'year of opening',
    beds: 'beds',
    settings: 'booking settings',
  },
  credentials: {
    facility_licence: 'licence of the facility',
    professional_licence: 'professional licence',
    specialty: 'specialty',
    accreditation: 'accreditation',
    insurance: 'liability insurance',
    membership: 'membership',
  },
  changes: { added: 'put on file', corrected: 'corrected', verified: 'verified', revoked: 'revoked' },
  credentialLine: ({ name, body, whose, date, ended }) =>
    `${[name, whose].filter(Boolean).join(', ')} (${body}): ${ended ? 'ended' : 'ends'} on ${date}`,
  mails: {
    change_approved: {
      subject: (name) => `The change of ${name} is approved`,
      paragraphs: ({ name, link }) => [
        `We have checked what you asked us to change of ${name}. It is on the public page now.`,
        link,
      ],
    },
    change_declined: {
      subject: (name) => `The change of ${name} was not approved`,
      paragraphs: ({ name, reason, link }) => [
        `We have checked what you asked us to change of ${name} and left it as it is.`,
        ...reason,
        'You can ask again here:',
        link,
      ],
    },
    suspended: {
      subject: (name) => `${name} is suspended`,
      paragraphs: ({ name, reason, link }) => [
        `We have suspended ${name}. Patients do not find it any more and nobody can book it. What is running stays readable.`,
        ...reason,
        'Here you see how it stands:',
        link,
      ],
    },
    activated: {
      subject: (name) => `${name} is active again`,
      paragraphs: ({ name, link }) => [`${name} is back where it was: patients find it again.`, link],
    },
    verified: {
      subject: (name) => `${name} is verified`,
      paragraphs: ({ name, link }) => [
        `We have checked the credentials of ${name}. Patients see it as verified now.`,
        link,
      ],
    },
    rejected: {
      subject: (name) => `The credentials of ${name} were not accepted`,
      paragraphs: ({ name, reason, link }) => [
        `We have checked the credentials of ${name} and could not accept them. It is not listed until that is mended.`,
        ...reason,
        link,
      ],
    },
    edited: {
      subject: (name) => `We changed the profile of ${name}`,
      paragraphs: ({ name, reason, fields, link }) => [
        `An administrator of Travesía changed the profile of ${name}: ${fields.join(', ')}.`,
        ...reason,
        'Here you see it as it is now. If something is wrong, write to us:',
        link,
      ],
    },
    credential: {
      subject: (name) => `A credential of ${name} was changed`,
      paragraphs: ({ name, credentials, change, reason, link }) => [
        `An administrator of Travesía has ${change} this credential of ${name}: ${credentials.join(', ')}.`,
        ...reason,
        'Here you see how it stands. If something is wrong, write to us:',
        link,
      ],
    },
    credentials: {
      subject: (name) => `Credentials of ${name} are to be renewed`,
      paragraphs: ({ name, credentials, link }) => [
        `These credentials of ${name} end soon or have ended:`,
        ...credentials,
        'Upload the renewed ones at the address below. A credential that has ended is shown to patients as expired, and without a licence in force nobody is verified.',
        link,
      ],
    },
    lapsed: {
      subject: (name) => `${name} is not verified any more`,
      paragraphs: ({ name, link }) => [
        `There is no licence in force of ${name} on file, so its verification has ended. Patients see that its licence has lapsed.`,
        'Upload the renewed licence at the address below: once we have checked it, the clinic is verified again.',
        link,
      ],
    },
  },
};
