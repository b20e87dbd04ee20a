/** From this sum per pair, the authors advise talking to someone (PHQ-2: Kroenke 2003, GAD-2: Kroenke 2007). */
export const CUT_OFF = 3;

/**
 * Scores four answers of 0 to 3: the first two are about mood (PHQ-2), the last two about anxiety (GAD-2). Null until all four
 * are answered. A hint, never a diagnosis.
 */
export function scoreSelfCheck(answers: readonly (string | undefined)[]): { low: boolean; worry: boolean } | null {
  const [first, second, third, fourth] = answers.map((answer) => (answer === undefined ? Number.NaN : Number(answer)));
  const mood = (first ?? Number.NaN) + (second ?? Number.NaN);
  const worry = (third ?? Number.NaN) + (fourth ?? Number.NaN);
  return Number.isNaN(mood + worry) ? null : { low: mood >= CUT_OFF, worry: worry >= CUT_OFF };
}
