import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  wait: ({ expected_days: days, basis }) =>
    basis === 'promise'
      ? `We answer within ${days} working days.`
      : `By how long the last answers took, you can expect ours in about ${days === 1 ? 'a day' : `${days} days`}.`,
  closing: ['Travesía', 'This mail was sent by a machine; nobody reads answers to it.'],
  mails: {
    received: {
      subject: (name) => `We have your application: ${name}`,
      paragraphs: ({ link, wait }) => [
        `Your application has arrived. We check the documents against the registers. ${wait}`,
        'You see how it stands here:',
        link,
      ],
    },
    more_wanted: {
      subject: (name) => `Something more is needed: ${name}`,
      paragraphs: ({ link, reason }) => [
        'We have looked at your application and need something more:',
        reason,
        'Add it here and submit again. Everything you wrote is still there:',
        link,
      ],
    },
    approved: {
      subject: (name) => `Your application is approved: ${name}`,
      paragraphs: ({ link, reason }) => [
        'Welcome. Your clinic is approved as a partner.',
        ...(reason ? [reason] : []),
        'What comes next stands here:',
        link,
      ],
    },
    rejected: {
      subject: (name) => `About your application: ${name}`,
      paragraphs: ({ link, reason }) => [
        'We could not approve your application. This is why:',
        reason,
        'If that changes you can apply again here:',
        link,
      ],
    },
  },
};
