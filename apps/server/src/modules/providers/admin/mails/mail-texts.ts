export interface ProviderMailFacts {
  /** Of the clinic. */
  name: string;
  reason: string;
  link: string;
  /** What was changed, in words. */
  fields: string[];
  /** Papers with who issued them and until when, in words. */
  papers: string[];
  /** What was done with a paper. */
  change: string;
}

export type ProviderMail =
  | 'suspended'
  | 'activated'
  | 'verified'
  | 'rejected'
  | 'edited'
  | 'paper'
  | 'papers'
  | 'lapsed';

export interface MailTexts {
  greeting: (firstName: string) => string;
  closing: string[];
  /** What fields are called. */
  fields: Record<string, string>;
  /** What kinds of papers are called. */
  papers: Record<string, string>;
  /** What is done with papers, in the past. */
  changes: Record<string, string>;
  /** A paper and when it ends or ended. */
  paperLine: (paper: { name: string; body: string; whose: string; date: string; ended: boolean }) => string;
  mails: Record<
    ProviderMail,
    { subject: (name: string) => string; paragraphs: (facts: ProviderMailFacts) => string[] }
  >;
}
