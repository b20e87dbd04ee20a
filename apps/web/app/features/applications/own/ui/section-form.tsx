import type {
  Application,
  ApplicationSection,
  ApplicationSections,
  MissingThing,
} from '@travesia/contracts/applications';
import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { ApplyState } from '../application-store.ts';
import type { Choices } from '../choices.ts';
import { ASKED, type AskedField, DOCUMENTS } from '../fields.ts';
import { readSection } from '../section-values.ts';
import { applyTexts } from '../texts.ts';
import { AccreditationFields } from './accreditation-fields.tsx';
import { AskedInput } from './asked-input.tsx';
import { LookAlikes } from './look-alikes.tsx';
import { DocumentField } from './document-field.tsx';

interface SectionFormProps {
  section: ApplicationSection;
  application: Application;
  /** With what is typed and not saved yet. */
  sections: ApplicationSections;
  choices: Choices;
  /** Whether fields that were forgotten are marked. */
  marks: boolean;
  state: ApplyState;
}

/** The fields of one section. Whatever changes in it is saved; nothing has to be sent. */
export function SectionForm({ section, application, sections, choices, marks, state }: SectionFormProps) {
  const t = useTexts(applyTexts);
  const form = useRef<HTMLFormElement>(null);
  const fields: readonly AskedField[] = ASKED[section];
  // What fields show is theirs while they are typed in; it is given to them once.
  const [given] = useState(sections);
  const missing = application.checklist.find((entry) => entry.section === section)?.missing ?? [];
  const errorOf = (field: string): string | undefined => {
    const found = missing.find((one) => one.field === field);
    return found && (marks || !isForgotten(found)) ? t(`missing.${found.code}`) : undefined;
  };
  const read = () => {
    if (form.current) state.change(readSection(section, new FormData(form.current)));
  };
  const shown = (field: AskedField) => !(field.name === 'valid_until' && sections.licence.permanent);
  return (
    <form
      ref={form}
      className="apply-form"
      data-draft={`application-${section}`}
      noValidate
      onInput={read}
      onChange={read}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void state.flush();
      }}
    >
      {section === 'bank' ? (
        <Notice icon="lock" title={t('bank.why')}>
          <p>{t('bank.whyText')}</p>
        </Notice>
      ) : null}
      {fields.filter(shown).map((field) => (
        <AskedInput
          key={field.name}
          section={section}
          field={field}
          value={(given[section] as Record<string, unknown>)[field.name]}
          choices={choices}
          error={errorOf(field.name)}
        />
      ))}
      {section === 'business' ? <LookAlikes application={application} sections={sections} state={state} /> : null}
      {section === 'accreditations' ? (
        <AccreditationFields
          given={given.accreditations}
          none={sections.accreditations.none}
          errorOf={errorOf}
          onChange={read}
        />
      ) : null}
      {(DOCUMENTS[section] ?? [])
        .filter(() => !(section === 'accreditations' && sections.accreditations.none))
        .map((kind) => (
          <DocumentField
            key={kind}
            section={section}
            kind={kind}
            application={application}
            error={errorOf(`file.${kind}`)}
            take={state.take}
          />
        ))}
    </form>
  );
}

/** Not given yet, as against given and wrong. */
const isForgotten = ({ code }: MissingThing): boolean => code === 'required' || code === 'file_needed';
