import type { MailTexts } from './mail-texts.ts';

export const enTexts: MailTexts = {
  greeting: 'Hello,',
  subject: {
    consultation: (reference) => `We have your consultation request (${reference})`,
    contact: (reference) => `We have your message (${reference})`,
    claim: (reference) => `We have your claim of a listing (${reference})`,
  },
  received: {
    consultation: 'Your consultation request has arrived. Nothing is booked and nothing is charged.',
    contact: 'Your message has arrived.',
    claim: 'Your claim has arrived. The listing stays as it is until a person has checked who asks.',
  },
  next: {
    consultation: (day, clinic) =>
      `${clinic ?? 'Our team'} reads your request and answers by ${day}, in an email to this address.`,
    contact: (day) => `A person on the team reads your message and answers by ${day}.`,
    claim: (day) =>
      `A person compares your details with the public register and answers by ${day}, usually with a question about credentials that show who you act for.`,
  },
  demo: {
    consultation:
      'This is a demonstration of the software. Your request was stored; anyone who tries out the demo as the clinic can read it, and no answer is promised. Please do not rely on it for any care.',
    contact:
      'This is a demonstration of the software. Your message was stored for the people who run it, and no answer is promised.',
    claim:
      'This is a demonstration of the software. Your claim was stored for the people who run it, and no answer is promised.',
  },
  referenceLabel: 'Reference',
  aboutLabel: 'About',
  replyLabel: 'Answer by',
  noDocuments: 'Please do not send medical documents by mail. We ask for them by a safer way if they are needed.',
  urgent:
    'This is not an emergency service. If you feel seriously unwell, call your local emergency number or go to the nearest emergency department.',
  withdraw: (address, months) =>
    `To withdraw your request or have everything deleted, write to us and name the reference: ${address}. Otherwise we delete it after ${months} months.`,
  notYou: 'If you did not send this, somebody typed your address by mistake. You need do nothing.',
  closing: ['Travesía', 'This mail was written automatically; answers to it are not read.'],
};
