import {
  type ApplicationSection,
  type ApplicationSections,
  APPLICATION_SECTIONS,
} from '@travesia/contracts/applications';
import { ASKED, type AskedField, inForm } from './fields.ts';

/** Fields of sections that were changed. */
export type Changes = { [S in ApplicationSection]?: Partial<ApplicationSections[S]> };

type Item = ApplicationSections['accreditations']['items'][number];
const ITEM_FIELDS = ['body', 'number', 'valid_until'] as const;

/** What stands in a section's form. */
export function readSection(section: ApplicationSection, form: FormData): Changes {
  if (section === 'accreditations') return { accreditations: readAccreditations(form) };
  const fields: readonly AskedField[] = ASKED[section];
  return { [section]: Object.fromEntries(fields.map((field) => [field.name, readField(section, field, form)])) };
}

function readField(section: ApplicationSection, { name, kind }: AskedField, form: FormData): unknown {
  const all = form.getAll(inForm(section, name)).filter((value) => typeof value === 'string');
  const [text = ''] = all;
  if (kind === 'many') return all;
  if (kind === 'tick') return text === 'true';
  if (kind !== 'year') return text;
  // What is no year is nothing yet: the field itself takes digits only.
  return /^\d{4}$/.test(text.trim()) && Number(text) >= 1500 && Number(text) <= 2200 ? Number(text) : null;
}

function readAccreditations(form: FormData): ApplicationSections['accreditations'] {
  const items: Item[] = [];
  for (let at = 0; form.has(inForm('accreditations', `items.${at}.body`)); at++) {
    const read = (field: string) => String(form.get(inForm('accreditations', `items.${at}.${field}`)) ?? '');
    items.push({ body: read('body'), number: read('number'), valid_until: read('valid_until') });
  }
  // A row in which nothing was typed is no accreditation.
  const isTyped = (item: Item) => ITEM_FIELDS.some((field) => item[field] !== '');
  return { none: form.get(inForm('accreditations', 'none')) === 'true', items: items.filter(isTyped) };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Those of the changes that say something new. */
export function newIn(changes: Changes, sections: ApplicationSections): Changes {
  const found: Record<string, object> = {};
  for (const section of APPLICATION_SECTIONS) {
    const before = sections[section] as Record<string, unknown>;
    const fields = Object.entries(changes[section] ?? {}).filter(([name, value]) => !same(value, before[name]));
    if (fields.length) found[section] = Object.fromEntries(fields);
  }
  return found;
}

/** The sections with changes in them. */
export const withChanges = (sections: ApplicationSections, changes: Changes): ApplicationSections =>
  Object.fromEntries(
    APPLICATION_SECTIONS.map((section) => [section, { ...sections[section], ...changes[section] }]),
  ) as unknown as ApplicationSections;

/** Fields that were changed here and, since `base`, by somebody else to something different: `section.field`. */
export function conflictsOf(base: ApplicationSections, latest: ApplicationSections, changes: Changes): string[] {
  return APPLICATION_SECTIONS.flatMap((section) => {
    const [before, now] = [base[section], latest[section]] as Record<string, unknown>[];
    return Object.entries(changes[section] ?? {})
      .filter(([name, mine]) => !same(now?.[name], before?.[name]) && !same(now?.[name], mine))
      .map(([name]) => `${section}.${name}`);
  });
}

/** Whether there is nothing to save. */
export const isEmpty = (changes: Changes): boolean => Object.keys(changes).length === 0;
