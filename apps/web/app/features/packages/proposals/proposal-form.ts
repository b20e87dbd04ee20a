import type { PackageOutbox, ProposalRequest } from '@travesia/contracts/packages';
import { parseAmount } from '../own/editor/fields/parse-amount.ts';
import { answersIn } from './item-answers.tsx';

export type Typed = Readonly<Record<string, string>>;
type Clinic = PackageOutbox['clinics'][number];

/** Names of the fields of a clinic. */
export const field = {
  clinic: (id: string) => `clinic.${id}`,
  package: (id: string) => `package.${id}`,
  price: (id: string) => `price.${id}`,
  floor: (id: string) => `floor.${id}`,
  ceiling: (id: string) => `ceiling.${id}`,
};

const chosenOf = (typed: Typed, { clinics }: PackageOutbox): Clinic[] =>
  clinics.filter(({ id, suspended }) => !suspended && typed[field.clinic(id)] === 'true');

interface Asked {
  treatment?: string | undefined;
  packageId?: string | undefined;
  clinic: string | null;
}

/** The empty form, or filled with the treatment, clinic or package that a link names. */
export function startOf({ clinics, treatments }: PackageOutbox, { treatment, packageId, clinic }: Asked): Typed {
  const owner = clinics.find(({ packages }) => packages.some(({ id }) => id === packageId));
  const present = owner?.packages.find(({ id }) => id === packageId);
  const slug = present?.treatment ?? treatment ?? '';
  const chosen = owner?.id ?? clinic;
  return {
    treatment: treatments.some((one) => one.slug === slug) ? slug : '',
    expires_on: '',
    nights: '',
    stay_days: '',
    message: '',
    'title.en': '',
    'title.es': '',
    'title.pt': '',
    ...(chosen ? { [field.clinic(chosen)]: 'true' } : {}),
    ...(owner && packageId ? { [field.package(owner.id)]: packageId } : {}),
  };
}

const numberIn = (text: string | undefined) => (text && /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined);

/** The call's body for a form that was checked. */
export function bodyOf(typed: Typed, outbox: PackageOutbox): ProposalRequest {
  const text = (name: string) => (typed[name] ?? '').trim();
  const nights = numberIn(typed['nights']);
  const stay = numberIn(typed['stay_days']);
  return {
    treatment: text('treatment'),
    title: { en: text('title.en'), es: text('title.es'), pt: text('title.pt') },
    items: answersIn(typed),
    ...(nights === undefined ? {} : { nights }),
    ...(stay === undefined ? {} : { stay_days: stay }),
    message: text('message'),
    expires_on: text('expires_on'),
    clinics: chosenOf(typed, outbox).map(({ id, currency, packages }) => {
      const amount = (name: string) => parseAmount(typed[name] ?? '', currency)?.amount;
      const [floor, ceiling] = [amount(field.floor(id)), amount(field.ceiling(id))];
      const present = packages.find((one) => one.id === typed[field.package(id)]);
      return {
        clinic: id,
        price: amount(field.price(id)) ?? 0,
        ...(present?.treatment === text('treatment') ? { package: present.id } : {}),
        ...(floor === undefined ? {} : { floor }),
        ...(ceiling === undefined ? {} : { ceiling }),
      };
    }),
  };
}

/** Form names of the call's fields. */
export const namesFor = (typed: Typed, outbox: PackageOutbox): Record<string, string> =>
  Object.fromEntries(
    chosenOf(typed, outbox).flatMap(({ id }, at) =>
      (['clinic', 'package', 'price', 'floor', 'ceiling'] as const).map((part) => [
        `clinics.${at}.${part}`,
        field[part](id),
      ]),
    ),
  );

interface Words {
  wrong: string;
  noClinic: string;
  choose: string;
}

/** What is wrong before sending, by field. */
export function faultsIn(typed: Typed, outbox: PackageOutbox, words: Words): Record<string, string | undefined> {
  const clinics = chosenOf(typed, outbox);
  const amounts = clinics.flatMap(({ id, currency }) =>
    (['price', 'floor', 'ceiling'] as const).map((part): [string, string | undefined] => {
      const read = parseAmount(typed[field[part](id)] ?? '', currency);
      const isWrong = read === undefined || (part === 'price' ? !read?.amount : read?.amount === 0);
      return [field[part](id), isWrong ? words.wrong : undefined];
    }),
  );
  return {
    treatment: typed['treatment'] ? undefined : words.choose,
    clinics: clinics.length ? undefined : words.noClinic,
    ...Object.fromEntries(amounts),
  };
}
