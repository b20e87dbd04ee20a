import type { SenderTexts } from './sender-texts.ts';

const writeBack = ({ reply }: { reply: string }) => [`To reply, use this form and include the reference: ${reply}`];

export const enSenderTexts: SenderTexts = {
  greeting: 'Hello,',
  subject: {
    answered: (reference) => `Reply to your request (${reference})`,
    accepted: (reference) => `Your consultation request was accepted (${reference})`,
    declined: (reference) => `Your consultation request was declined (${reference})`,
    approved: (reference) => `Your claim was approved (${reference})`,
    rejected: (reference) => `Your claim was not approved (${reference})`,
  },
  first: {
    answered: (by) => (by ? `${by} replied to your consultation request.` : 'Our team replied to your message.'),
    accepted: (by) =>
      `${by ?? 'Our team'} accepted your consultation request. Nothing is booked or charged yet: the next step is to agree on an appointment.`,
    declined: (by) => `${by ?? 'Our team'} can’t accept your consultation request.`,
    approved: (_by, listing) =>
      `We reviewed and approved your claim for ${listing}. We’ve sent you an invitation in a separate email. Accept it to become the owner of the listing.`,
    rejected: (_by, listing) =>
      `We reviewed your claim for ${listing} and couldn’t approve it. The listing won’t change.`,
  },
  reasons: {
    not_offered: 'Reason: the clinic doesn’t offer this treatment or service.',
    not_suitable: 'Reason: based on what you wrote, the clinic doesn’t think it’s the right fit for you.',
    no_capacity: 'Reason: the clinic has no appointments available when you need one.',
    records_needed: 'Reason: the clinic can’t assess your case without an exam or medical records.',
    not_proven: 'Reason: we couldn’t confirm your identity.',
    not_authorized: 'Reason: we couldn’t confirm that you represent this clinic.',
    wrong_listing: 'Reason: the listing describes a different facility.',
  },
  wrote: 'Their message:',
  demo: 'This is a demo: the clinic is fictional, and replies are not sent by email. Please do not rely on it for care.',
  next: {
    answered: writeBack,
    accepted: writeBack,
    declined: ({ contact }) => [`You can ask another clinic or contact us: ${contact}`],
    approved: () => [],
    rejected: ({ contact }) => [`If you think this is a mistake, contact us and include the reference: ${contact}`],
  },
  account: 'Your request and the replies are also in your account:',
  urgent:
    'This is not an emergency service. If you feel seriously unwell, call your local emergency number or go to the nearest emergency department.',
  labels: { reference: 'Reference', about: 'About' },
  closing: ['Travesía', 'Automated email; please don’t reply'],
};
