import type { Locale } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { type Move, transition } from '../../../platform/transition/transition.ts';
import { caseLifecycle } from '../cases/case.lifecycle.ts';
import { journeyLifecycle, type JourneyRow } from '../journey.lifecycle.ts';
import { lockOpenOf } from '../journeys.repo.ts';
import { endQuotes } from './end-quotes.ts';

const CHOSEN: Readonly<Record<Locale, string>> = {
  en: 'The patient chose another clinic.',
  es: 'El paciente eligió otra clínica.',
  pt: 'O paciente escolheu outra clínica.',
};

/** Ends the other journeys of a case once the patient has chosen, with the reason that is true, and closes the case. */
export async function closeOthers(
  tx: Tx,
  seal: Seal,
  chosen: JourneyRow,
  { language, ...by }: Pick<Move<JourneyRow, 'cancel'>, 'actor' | 'at'> & { language: Locale },
): Promise<void> {
  for (const row of await lockOpenOf(tx, chosen.caseId)) {
    if (row.id === chosen.id) continue;
    await endQuotes(tx, row, by);
    await transition(tx, journeyLifecycle, {
      row,
      action: 'cancel',
      as: 'system',
      ...by,
      set: { endNoteSealed: seal.seal(CHOSEN[language], row.id) },
    });
  }
  await transition(tx, caseLifecycle, { id: chosen.caseId, action: 'close', as: 'system', ...by });
}
