import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  closing: ['Travesía', 'Automated email; please don’t reply. For help, contact us through the site.'],
  reason: (reason) => `Reason: ${reason}`,
  fields: {
    name: 'name',
    type: 'clinic type',
    city: 'city',
    email: 'email',
    phone: 'phone',
    website: 'website',
    street: 'street',
    region: 'state or province',
    postal_code: 'postal code',
    description: 'description',
    languages: 'languages',
    founded_year: 'year opened',
    beds: 'beds',
    settings: 'booking settings',
  },
  credentials: {
    facility_licence: 'facility license',
    professional_licence: 'professional license',
    specialty: 'specialty',
    accreditation: 'accreditation',
    insurance: 'liability insurance',
    membership: 'membership',
  },
  changes: { added: 'added', corrected: 'corrected', verified: 'verified', revoked: 'revoked' },
  credentialLine: ({ name, body, whose, date, ended }) =>
    `${[name, whose].filter(Boolean).join(', ')} (${body}): ${ended ? 'expired' : 'expires'} on ${date}`,
  mails: {
    merged: {
      subject: (name) => `${name} is now one clinic`,
      paragraphs: ({ name, other, reason, link }) => [
        `${other} and ${name} were listed here as two clinics. We merged them: packages, people, photos, requests and reviews of both are now those of ${name}, and both teams work there. Links to ${other} lead to ${name}.`,
        ...reason,
        'Please check that everything is as it should be:',
        link,
      ],
    },
    split: {
      subject: (name) => `${name} is separate again`,
      paragraphs: ({ name, other, reason, link }) => [
        `We undid the merge of ${name} and ${other}. They are two clinics again, and what belonged to each before the merge is back with it.`,
        ...reason,
        'Please check that everything is as it should be:',
        link,
      ],
    },
    change_approved: {
      subject: (name) => `Change approved: ${name}`,
      paragraphs: ({ name, link }) => [
        `We approved the change you requested for ${name}. It is now on the public page:`,
        link,
      ],
    },
    change_declined: {
      subject: (name) => `Change not approved: ${name}`,
      paragraphs: ({ name, reason, link }) => [
        `We reviewed the change you requested for ${name} and didn’t approve it.`,
        ...reason,
        'You can request it again here:',
        link,
      ],
    },
    suspended: {
      subject: (name) => `${name} was suspended`,
      paragraphs: ({ name, reason, link }) => [
        `We suspended ${name}. Patients can no longer find or book it. You can still see everything in progress.`,
        ...reason,
        'See the current status here:',
        link,
      ],
    },
    activated: {
      subject: (name) => `${name} is active again`,
      paragraphs: ({ name, link }) => [`${name} is active again, and patients can find it. See your dashboard:`, link],
    },
    verified: {
      subject: (name) => `${name} is verified`,
      paragraphs: ({ name, link }) => [
        `We verified ${name}’s credentials. Patients now see it as verified. See your dashboard:`,
        link,
      ],
    },
    rejected: {
      subject: (name) => `Credentials not approved: ${name}`,
      paragraphs: ({ name, reason, link }) => [
        `We reviewed ${name}’s credentials and couldn’t approve them. The clinic won’t be listed until this is resolved.`,
        ...reason,
        'See what’s needed here:',
        link,
      ],
    },
    edited: {
      subject: (name) => `We changed ${name}’s profile`,
      paragraphs: ({ name, reason, fields, link }) => [
        `A Travesía admin changed ${name}’s profile: ${fields.join(', ')}.`,
        ...reason,
        'See the updated profile here. If something is wrong, contact us:',
        link,
      ],
    },
    credential: {
      subject: (name) => `A credential was changed: ${name}`,
      paragraphs: ({ name, credentials, change, reason, link }) => [
        `A Travesía admin ${change} this credential for ${name}: ${credentials.join(', ')}.`,
        ...reason,
        'See the current status here. If something is wrong, contact us:',
        link,
      ],
    },
    credentials: {
      subject: (name) => `Credentials to renew: ${name}`,
      paragraphs: ({ name, credentials, link }) => [
        `These credentials for ${name} have expired or will expire soon:`,
        ...credentials,
        'Upload the renewed documents at the link below. Patients see when a credential has expired, and a clinic can’t be verified without a valid license.',
        link,
      ],
    },
    lapsed: {
      subject: (name) => `${name} is no longer verified`,
      paragraphs: ({ name, credentials, link }) => [
        `We have no valid license on file for ${name}, so it is no longer verified. Patients see that its license has expired and can’t send it new requests. You can still answer those you have.`,
        ...(credentials.length ? ['These credentials have expired or will expire soon:', ...credentials] : []),
        'Upload the renewed license at the link below. Once we have verified it, the clinic will be verified again.',
        link,
      ],
    },
    lapsed_for_admins: {
      subject: (name) => `No longer verified: ${name}`,
      paragraphs: ({ name, link }) => [
        `We have no valid license on file for ${name}, so its verification has expired. Its badge is gone from public pages, and patients can’t send it new requests. We have notified its owners.`,
        'See its credentials, and verify the renewed license once it’s there:',
        link,
      ],
    },
  },
};
