import type { MailTexts } from './mail-texts.ts';

export const enTexts: MailTexts = {
  greeting: 'Hello,',
  subject: {
    consultation: (reference) => `We received your consultation request (${reference})`,
    contact: (reference) => `We received your message (${reference})`,
    claim: (reference) => `We received your claim (${reference})`,
  },
  received: {
    consultation: 'We received your consultation request. Nothing has been booked or charged.',
    contact: 'We received your message.',
    claim: 'We received your claim. The listing won’t change until our team confirms your identity.',
  },
  next: {
    consultation: (day, clinic) => `${clinic ?? 'Our team'} will reply by ${day}, by email to this address.`,
    contact: (day) => `Our team will reply by ${day}.`,
    claim: (day) =>
      `Our team will compare your details with the public registry and reply by ${day}. We usually ask for documents that show you represent the clinic.`,
  },
  demo: {
    consultation:
      'This is a demo. Your request was saved, and anyone who tries the demo as this clinic can read it. You may not get a reply; please do not rely on it for care.',
    contact: 'This is a demo. Your message was saved for the team that runs it, and you may not get a reply.',
    claim: 'This is a demo. Your claim was saved for the team that runs it, and you may not get a reply.',
  },
  referenceLabel: 'Reference',
  aboutLabel: 'About',
  replyLabel: 'Reply by',
  noDocuments:
    'Please don’t send medical records by email. If they’re needed, we’ll ask for them in a more secure way.',
  urgent:
    'This is not an emergency service. If you feel seriously unwell, call your local emergency number or go to the nearest emergency department.',
  withdraw: (address, months) =>
    `To withdraw your request or have your data deleted, contact us and include the reference: ${address}. Otherwise we delete it after ${months} months.`,
  notYou: 'If you didn’t send this, your email address was probably entered by mistake. You can ignore this email.',
  closing: ['Travesía', 'Automated email; please don’t reply'],
};
