import type { SenderTexts } from './sender-texts.ts';

const writeBack = ({ reply }: { reply: string }) => [`To write back, use this form and name the reference: ${reply}`];

export const enSenderTexts: SenderTexts = {
  greeting: 'Hello,',
  subject: {
    answered: (reference) => `An answer to your request (${reference})`,
    accepted: (reference) => `Your consultation request was accepted (${reference})`,
    declined: (reference) => `Your consultation request was declined (${reference})`,
    approved: (reference) => `Your claim was approved (${reference})`,
    rejected: (reference) => `Your claim was not approved (${reference})`,
  },
  first: {
    answered: (by) => (by ? `${by} answered your consultation request.` : 'Our team answered what you sent us.'),
    accepted: (by) =>
      `${by ?? 'Our team'} accepted your consultation request. Nothing is booked or charged yet: the next step is to agree on an appointment.`,
    declined: (by) => `${by ?? 'Our team'} can’t take your consultation request.`,
    approved: (_by, listing) =>
      `We checked your claim of ${listing} and approved it. We are sending you an invitation in a separate email: open it to become the owner of the listing.`,
    rejected: (_by, listing) =>
      `We checked your claim of ${listing} and could not approve it. The listing stays as it is.`,
  },
  reasons: {
    not_offered: 'The reason: the clinic doesn’t offer this treatment or service.',
    not_suitable: 'The reason: from what you wrote, the clinic doesn’t think it is the right place for you.',
    no_capacity: 'The reason: the clinic has no appointments at the time you need.',
    records_needed: 'The reason: the clinic can’t judge your case without an examination or medical records.',
    not_proven: 'The reason: we could not confirm who you are.',
    not_authorized: 'The reason: we could not confirm that you act for this clinic.',
    wrong_listing: 'The reason: the listing describes a different facility.',
  },
  wrote: 'They wrote:',
  demo: 'This is a demonstration: the clinic is fictional, and answers are not sent by email. Please do not rely on it for any care.',
  next: {
    answered: writeBack,
    accepted: writeBack,
    declined: ({ contact }) => [`You can ask another clinic, or write to us: ${contact}`],
    approved: () => [],
    rejected: ({ contact }) => [`If you think this is a mistake, write to us and name the reference: ${contact}`],
  },
  account: 'The request and its answers are also in your account:',
  urgent:
    'This is not an emergency service. If you feel seriously unwell, call your local emergency number or go to the nearest emergency department.',
  labels: { reference: 'Reference', about: 'About' },
  closing: ['Travesía', 'Automated email; please don’t reply.'],
};
