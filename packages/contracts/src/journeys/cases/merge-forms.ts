import type { IntakeSection } from '../intake/intake.schema.ts';
import { questionsOf } from '../intake/visible-questions.ts';

/**
 * A form with what another one asks in addition, in sections of its own at the end: whatever a condition names stands
 * before it. Questions that both ask stay as they are in the first.
 */
export function mergeForms(form: readonly IntakeSection[], other: readonly IntakeSection[]): IntakeSection[] {
  const asked = new Set(questionsOf({ sections: form }).map(({ id }) => id));
  const taken = new Set(form.map(({ id }) => id));
  const more = other
    .map((section) => ({ ...section, questions: section.questions.filter(({ id }) => !asked.has(id)) }))
    .filter(({ questions }) => questions.length > 0)
    .map((section) => {
      const id = freeKey(section.id, taken);
      taken.add(id);
      return { ...section, id };
    });
  return [...form, ...more];
}

/** A section key that no other section has. */
function freeKey(id: string, taken: ReadonlySet<string>): string {
  for (let count = 2, key = id; ; count += 1) {
    if (!taken.has(key)) return key;
    key = `${id.slice(0, 36)}-${count}`;
  }
}
