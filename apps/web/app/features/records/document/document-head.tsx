import type { ClinicalDocument } from '@travesia/contracts/records';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import { langOf } from './known-codes.ts';
import { documentTexts } from './texts.ts';
import { useClinicalWords } from './use-clinical-words.ts';

const SEXES = ['female', 'male', 'other', 'unknown'] as const;

/** What a document says about itself: title, date, authors, and whose it is as written. */
export function DocumentHead({ document }: { document: ClinicalDocument }) {
  const t = useTexts(documentTexts);
  const format = useFormat();
  const { dateOf } = useClinicalWords();
  const { title, form, date, authors, custodian, language, subject } = document;
  const tag = langOf(language);
  const written = (text: string) => <span lang={tag}>{text}</span>;
  const facts = [
    { name: t('fact.title'), value: title && written(title) },
    { name: t('fact.person'), value: subject?.name },
    { name: t('fact.birth'), value: subject?.birth_date && dateOf(subject.birth_date) },
    { name: t('fact.sex'), value: subject?.sex && sexOf(subject.sex) },
    { name: t('fact.identifiers'), value: subject?.identifiers.join(', ') },
    { name: t('fact.date'), value: date && dateOf(date) },
    { name: t('fact.authors'), value: authors.join(', ') },
    { name: t('fact.custodian'), value: custodian },
    { name: t('fact.language'), value: tag ? format.languageAlone(tag) : language },
    { name: t('fact.form'), value: t(`form.${form}`) },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
  function sexOf(code: string) {
    const known = SEXES.find((sex) => sex === code);
    return known ? t(`sex.${known}`) : code;
  }
  return (
    <>
      <h2>{t('label')}</h2>
      <Facts items={facts} />
    </>
  );
}
