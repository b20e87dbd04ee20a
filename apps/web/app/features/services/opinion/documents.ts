/** Conditions that second opinions cover; same values as the offers' focus. */
export const CONDITIONS = ['cancer', 'heart', 'spine', 'joints', 'teeth'] as const;
export type Condition = (typeof CONDITIONS)[number];

const NEEDED = {
  cancer: ['pathology', 'imaging', 'plan', 'medicines', 'questions'],
  heart: ['echo', 'ecg', 'angiogram', 'plan', 'medicines', 'questions'],
  spine: ['mri', 'standing', 'plan', 'tried', 'questions'],
  joints: ['kneeXray', 'plan', 'tried', 'medicines', 'questions'],
  teeth: ['scan', 'dentalPlan', 'medicines', 'questions'],
} as const;

const HELPFUL = {
  cancer: ['slides', 'imagingReport', 'operation', 'labs', 'markers'],
  heart: ['labs', 'operation'],
  spine: ['imagingReport', 'operation', 'nerve', 'medicines'],
  joints: ['walking', 'operation', 'labs'],
  teeth: ['photos'],
} as const;

export type DocumentKey = (typeof NEEDED)[Condition][number] | (typeof HELPFUL)[Condition][number];

/** Required and helpful documents for an opinion on a condition. */
export const documentsFor = (
  condition: Condition,
): { needed: readonly DocumentKey[]; helpful: readonly DocumentKey[] } => ({
  needed: NEEDED[condition],
  helpful: HELPFUL[condition],
});

/** Parses condition and documents from the URL; unknown values are ignored. */
export interface Checked {
  condition: Condition;
  have: readonly DocumentKey[];
  /** Whether the list was submitted, even if empty. */
  asked: boolean;
}

export function readChecked(search: string): Checked {
  const query = new URLSearchParams(search);
  const wanted = query.get('condition') ?? query.get('focus');
  const condition = CONDITIONS.find((one) => one === wanted) ?? 'cancer';
  const { needed, helpful } = documentsFor(condition);
  const given = new Set(query.getAll('have'));
  return {
    condition,
    have: [...needed, ...helpful].filter((key) => given.has(key)),
    asked: query.has('checked'),
  };
}

/** Missing documents, required and helpful. */
export function missingOf({ condition, have }: Pick<Checked, 'condition' | 'have'>): {
  needed: DocumentKey[];
  helpful: DocumentKey[];
} {
  const { needed, helpful } = documentsFor(condition);
  const missing = (keys: readonly DocumentKey[]) => keys.filter((key) => !have.includes(key));
  return { needed: missing(needed), helpful: missing(helpful) };
}
