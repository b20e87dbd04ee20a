type Fact = string | number | boolean | null;
type Facts = Readonly<Record<string, Fact>>;

interface Changed {
  field: string;
  before: Fact;
  after: Fact;
}

const BEFORE = '.before';
const AFTER = '.after';

/** Fields with a stored value before and after, as far as they differ. */
export function changedFields(facts: Facts): Changed[] {
  const fields = new Set(
    Object.keys(facts).flatMap((name) => {
      if (name.endsWith(BEFORE)) return [name.slice(0, -BEFORE.length)];
      return name.endsWith(AFTER) ? [name.slice(0, -AFTER.length)] : [];
    }),
  );
  const pairs = [...fields].map((field) => ({
    field,
    before: facts[field + BEFORE] ?? null,
    after: facts[field + AFTER] ?? null,
  }));
  return pairs.filter(({ before, after }) => before !== after);
}

/** The other facts. The list of changed fields is among them only if some of its fields have no stored values. */
export function otherFacts(facts: Facts): Record<string, Fact> {
  const { fields, ...rest } = facts;
  const others = Object.entries(rest).filter(([name]) => !name.endsWith(BEFORE) && !name.endsWith(AFTER));
  const silent = typeof fields === 'string' ? fields.split(', ').filter((field) => !(field + AFTER in facts)) : [];
  return { ...Object.fromEntries(others), ...(silent.length ? { fields: silent.join(', ') } : {}) };
}
