import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  wait: ({ expected_days: days, basis }) =>
    basis === 'promise'
      ? `We’ll reply within ${days} business days.`
      : `Based on recent applications, we usually reply in about ${days === 1 ? '1 day' : `${days} days`}.`,
  closing: ['Travesía', 'Automated email; please don’t reply'],
  mails: {
    received: {
      subject: (name) => `We received your application: ${name}`,
      paragraphs: ({ link, wait }) => [
        `We received your application and will verify your documents with the public registries. ${wait}`,
        'Check its status here:',
        link,
      ],
    },
    more_wanted: {
      subject: (name) => `Information needed: ${name}`,
      paragraphs: ({ link, reason }) => [
        'We reviewed your application and need more information:',
        reason,
        'Add it here and submit again. Everything you entered is saved:',
        link,
      ],
    },
    approved: {
      subject: (name) => `Your application was approved: ${name}`,
      paragraphs: ({ link, reason }) => [
        'Welcome! Your clinic was approved as a Travesía partner.',
        ...(reason ? [reason] : []),
        'See your next steps here:',
        link,
      ],
    },
    rejected: {
      subject: (name) => `About your application: ${name}`,
      paragraphs: ({ link, reason }) => [
        'We couldn’t approve your application for this reason:',
        reason,
        'If that changes, you can apply again here:',
        link,
      ],
    },
  },
};
