import {
  CONTENT_FIELDS,
  type PackageContent,
  type PackageContentChange,
  priceOf,
  type ProposalRequest,
  type ProposalStart,
  type ProposedContent,
} from '@travesia/contracts/packages';
import { changedFields } from '../own/editor/changed-fields.ts';
import { parseAmount } from '../../../lib/format/parse-amount.ts';

export type Typed = Readonly<Record<string, string>>;
type Clinic = ProposalStart['clinics'][number];
export type Begun = NonNullable<ProposalStart['begun']>;

/** Names of the fields of a clinic. */
export const field = {
  clinic: (id: string) => `clinic.${id}`,
  package: (id: string) => `package.${id}`,
  price: (id: string) => `price.${id}`,
  floor: (id: string) => `floor.${id}`,
  ceiling: (id: string) => `ceiling.${id}`,
};

export const chosenOf = (typed: Typed, clinics: ProposalStart['clinics']): Clinic[] =>
  clinics.filter(({ id, suspended }) => !suspended && typed[field.clinic(id)] === 'true');

interface Asked {
  treatment?: string | undefined;
  packageId?: string | undefined;
  clinic: string | null;
}

/** The empty form, or filled with the treatment, clinic or package that a link names. */
export function startOf(
  { clinics, begun }: Pick<ProposalStart, 'clinics'> & { begun: Begun },
  { packageId, clinic }: Asked,
): Typed {
  const owner = clinics.find(({ packages }) => packages.some(({ id }) => id === packageId));
  const chosen = owner?.id ?? clinic;
  return {
    treatment: begun.content.treatment ?? '',
    content: '{}',
    // The clinic whose currency the amounts of the content are in; empty while there are none.
    basis: '',
    expires_on: '',
    message: '',
    ...(chosen ? { [field.clinic(chosen)]: 'true' } : {}),
    ...(owner && packageId ? { [field.package(owner.id)]: packageId } : {}),
  };
}

const changesIn = (typed: Typed): PackageContentChange => JSON.parse(typed['content'] ?? '{}') as PackageContentChange;

/** The package that is proposed: what it began with, and what was changed. */
export const contentIn = (typed: Typed, { content }: Begun): PackageContent => ({
  ...content,
  ...changesIn(typed),
  treatment: typed['treatment'] || null,
});

const hasMoney = ({ lines = [], items = [] }: PackageContentChange): boolean =>
  lines.length > 0 || items.some(({ extra }) => extra !== null);

/** The fields of the form that hold a changed content. */
export function typedWith(
  typed: Typed,
  begun: Begun,
  { treatment, ...changed }: PackageContentChange,
): Partial<Record<string, string>> {
  const changes = { ...changesIn(typed), ...changed };
  return {
    content: JSON.stringify(changes),
    basis: hasMoney(changes) ? typed['basis'] || begun.clinic : '',
    ...(treatment === undefined ? {} : { treatment: treatment ?? '' }),
  };
}

/** What the content begins with: a package of the first chosen clinic, or the template of the treatment. */
export function basisOf(typed: Typed, clinics: ProposalStart['clinics']) {
  const treatment = typed['treatment'] || undefined;
  const clinic = clinics.find(({ id }) => id === typed['basis']) ?? chosenOf(typed, clinics)[0];
  return { treatment, clinic: clinic?.id, package: clinic && packageIn(typed, clinic)?.id };
}

/** The package to change of a clinic, if it is one of the treatment. */
const packageIn = (typed: Typed, { id, packages }: Clinic) =>
  packages.find((one) => one.id === typed[field.package(id)] && one.treatment === typed['treatment']);

/** The sum of the price lines, for clinics of their currency. */
export function linesPrice({ lines, currency }: PackageContent, clinic: Clinic) {
  const price = priceOf(lines);
  return price && price.amount > 0 && clinic.currency === currency ? price : null;
}

/** What is proposed of a content: the fields that differ from what it began with, and of the items only those. */
function proposedOf(content: PackageContent, begun: PackageContent): ProposedContent {
  const {
    items,
    treatment: _treatment,
    clinicians: _clinicians,
    advertising_number: _number,
    ...fields
  } = changedFields(begun, content);
  const differs = (item: PackageContent['items'][number], place: number) =>
    JSON.stringify(item) !== JSON.stringify(begun.items[place]);
  return { ...fields, ...(items ? { items: items.filter(differs) } : {}) };
}

/** The call's body for a form that was checked. */
export function bodyOf(typed: Typed, { clinics }: ProposalStart, begun: Begun): ProposalRequest {
  const text = (name: string) => (typed[name] ?? '').trim();
  const content = contentIn(typed, begun);
  return {
    treatment: text('treatment'),
    currency: content.currency,
    content: proposedOf(content, begun.content),
    message: text('message'),
    expires_on: text('expires_on'),
    clinics: chosenOf(typed, clinics).map((clinic) => {
      const { id, currency } = clinic;
      const amount = (name: string) => parseAmount(typed[name] ?? '', currency)?.amount;
      const [floor, ceiling] = [amount(field.floor(id)), amount(field.ceiling(id))];
      const present = packageIn(typed, clinic);
      return {
        clinic: id,
        price: amount(field.price(id)) ?? linesPrice(content, clinic)?.amount ?? 0,
        ...(present ? { package: present.id } : {}),
        ...(floor === undefined ? {} : { floor }),
        ...(ceiling === undefined ? {} : { ceiling }),
      };
    }),
  };
}

/** Form names of the call's fields. */
export const namesFor = (typed: Typed, clinics: ProposalStart['clinics']): Record<string, string> =>
  Object.fromEntries([
    ...CONTENT_FIELDS.map((name) => [`content.${name}`, name]),
    ...chosenOf(typed, clinics).flatMap(({ id }, at) =>
      (['clinic', 'package', 'price', 'floor', 'ceiling'] as const).map((part) => [
        `clinics.${at}.${part}`,
        field[part](id),
      ]),
    ),
  ]) as Record<string, string>;

interface Words {
  wrong: string;
  noClinic: string;
  choose: string;
}

/** What is wrong before sending, by field. */
export function faultsIn(
  typed: Typed,
  { clinics }: ProposalStart,
  begun: Begun,
  words: Words,
): Record<string, string | undefined> {
  const chosen = chosenOf(typed, clinics);
  const content = contentIn(typed, begun);
  const amounts = chosen.flatMap((clinic) =>
    (['price', 'floor', 'ceiling'] as const).map((part): [string, string | undefined] => {
      const name = field[part](clinic.id);
      const read = parseAmount(typed[name] ?? '', clinic.currency);
      const isMissing = part === 'price' && !read && !linesPrice(content, clinic);
      return [name, read === undefined || read?.amount === 0 || isMissing ? words.wrong : undefined];
    }),
  );
  return {
    treatment: typed['treatment'] ? undefined : words.choose,
    clinics: chosen.length ? undefined : words.noClinic,
    ...Object.fromEntries(amounts),
  };
}
