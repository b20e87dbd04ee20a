import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { tellOfAccount } from './tell-of-account.ts';
import { tellOfAnswers } from './tell-of-answers.ts';
import { tellOfPapers } from './tell-of-papers.ts';

/** Everything that notifications listen to. */
export function tellPeople(outbox: Pick<Outbox, 'subscribe'>): void {
  tellOfAccount(outbox);
  tellOfAnswers(outbox);
  tellOfPapers(outbox);
}
