import { defineProblems } from '../../kit/index.ts';

export const platformAdminProblems = defineProblems({
  'providers.stands_differently': {
    status: 409,
    title: 'This isn’t possible in the provider’s current status',
    when: 'The current status does not allow the action, such as suspending a suspended provider.',
  },
  'providers.licence_missing': {
    status: 409,
    title: 'There is no valid license',
    when: 'Verification requires a valid, verified facility license; there is none, or it has expired.',
  },
  'providers.credentials_unverified': {
    status: 409,
    title: 'Some credentials must be verified first',
    when: 'A license of the facility or of one of its clinicians was not verified with its source, URL and date.',
  },
  'providers.unknown_reference': {
    status: 422,
    title: 'Unknown reference',
    when: 'A type, city or country is not in the catalog, or a phone number is invalid; `fields` names which.',
  },
  'providers.credential_not_found': {
    status: 404,
    title: 'Credential not found',
    when: 'The credential does not exist or does not belong to this provider or its clinicians.',
  },
  'providers.credential_refused': {
    status: 422,
    title: 'Invalid credential data',
    when: 'A date is in the future or before another, or something it references does not exist; `fields` names which.',
  },
  'organization.not_found': {
    status: 404,
    title: 'Organization not found',
    when: 'It does not exist, or you can’t view it.',
  },
  'organization.not_in_it': {
    status: 404,
    title: 'Not part of this organization',
    when: 'The user is not a member of it, or the clinic is not managed by it.',
  },
  'organization.last_owner': {
    status: 409,
    title: 'An organization needs an owner',
    when: 'The user is its only owner; add another owner first.',
  },
  'organization.address_needed': {
    status: 422,
    title: 'This clinic has no contact to invite',
    when: 'The clinic has neither an owner nor an address of its own, so an email address must be given.',
  },
});
