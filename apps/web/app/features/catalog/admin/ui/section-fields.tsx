import { MOST_ENTRIES, type TreatmentSections } from '@travesia/contracts/catalog';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { treatmentsTexts } from '../texts.ts';
import { emptyEntry, type TreatmentDraft } from '../treatment-draft.ts';
import { EntryFields } from './entry-fields.tsx';

const SECTIONS = ['warnings', 'what_it_is', 'suits', 'wait', 'steps', 'risks', 'recovery', 'faq'] as const;
/** Trips can have more steps than other sections have entries. */
const MOST_STEPS = 30;

interface SectionFieldsProps {
  draft: TreatmentDraft;
  set: (changed: Partial<TreatmentDraft>) => void;
}

/** The sections of the page, collapsed; entries are shared between languages, their texts are not. */
export function SectionFields({ draft, set }: SectionFieldsProps) {
  const t = useTexts(treatmentsTexts);
  const { content } = draft;
  const write = <K extends keyof TreatmentSections>(section: K, entries: TreatmentSections[K]) =>
    set({ content: { ...content, [section]: entries } });
  return (
    <div>
      {SECTIONS.map((section) => {
        const entries: readonly unknown[] = content[section];
        return (
          <Disclosure key={section} summary={t('section', { name: t(`section.${section}`), count: entries.length })}>
            <div className="bench-form">
              {content[section].map((entry, index) => (
                <div key={index} className="bench-form">
                  <EntryFields
                    name={`${section}-${index}`}
                    label={t('entry', { name: t(`section.${section}`), number: index + 1 })}
                    entry={entry}
                    change={(changed) =>
                      write(section, content[section].map((one, at) => (at === index ? changed : one)) as never)
                    }
                  />
                  <Button
                    type="button"
                    size="small"
                    icon="trash-2"
                    className="bench-start"
                    onClick={() => write(section, content[section].filter((_one, at) => at !== index) as never)}
                  >
                    {t('entry.remove', { name: t(`section.${section}`), number: index + 1 })}
                  </Button>
                </div>
              ))}
              {entries.length < (section === 'steps' ? MOST_STEPS : MOST_ENTRIES) ? (
                <Button
                  type="button"
                  size="small"
                  icon="plus"
                  className="bench-start"
                  onClick={() => write(section, [...content[section], emptyEntry(section)] as never)}
                >
                  {t('entry.add', { name: t(`section.${section}`) })}
                </Button>
              ) : null}
            </div>
          </Disclosure>
        );
      })}
    </div>
  );
}
