import { defineMails } from '../mail/define-mails.ts';

/** An email with the texts a test wants. */
export const { letter: testMail } = defineMails('test', {
  letter: {
    examples: [{ subject: 'A letter', text: 'Hello' }],
    write: ({ subject, text }: { subject: string; text: string }) => ({
      subject,
      greeting: '',
      paragraphs: [text],
      facts: [],
      closing: [],
    }),
  },
});
