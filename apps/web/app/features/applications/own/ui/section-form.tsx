import type { Application, ApplicationSection, MissingThing } from '@travesia/contracts/applications';
import { type Draft, useTyped } from '../../../../lib/forms/draft/use-draft-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { Choices } from '../choices.ts';
import { ASKED, type AskedField, DOCUMENTS } from '../fields.ts';
import { applyTexts } from '../texts.ts';
import { AccreditationFields } from './accreditation-fields.tsx';
import { AskedInput } from './asked-input.tsx';
import { LookAlikes } from './look-alikes.tsx';
import { DocumentField } from './document-field.tsx';

interface SectionFormProps extends Draft {
  section: ApplicationSection;
  /** The application on the server. */
  application: Application;
  choices: Choices;
  /** Whether missing fields are marked. */
  marks: boolean;
  /** Receives the application saved by another action of the section. */
  take: (application: Application) => void;
}

/** The fields of one section. */
export function SectionForm({ section, application, choices, marks, take, draft, state }: SectionFormProps) {
  const t = useTexts(applyTexts);
  const typed = useTyped({ draft });
  const fields: readonly AskedField[] = ASKED[section];
  const missing = application.checklist.find((entry) => entry.section === section)?.missing ?? [];
  const errorOf = (field: string): string | undefined => {
    const found = missing.find((one) => one.field === field);
    return found && (marks || !isForgotten(found)) ? t(`missing.${found.code}`) : undefined;
  };
  const shown = (field: AskedField) => !(field.name === 'valid_until' && typed['licence.permanent'] === 'true');
  const hasNone = typed['accreditations.none'] === 'true';
  return (
    <div className="apply-form">
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
          choices={choices}
          missing={errorOf(field.name)}
          draft={draft}
          state={state}
        />
      ))}
      {section === 'business' ? <LookAlikes application={application} typed={typed} draft={draft} take={take} /> : null}
      {section === 'accreditations' ? <AccreditationFields errorOf={errorOf} draft={draft} state={state} /> : null}
      {(DOCUMENTS[section] ?? [])
        .filter(() => !(section === 'accreditations' && hasNone))
        .map((kind) => (
          <DocumentField
            key={kind}
            section={section}
            kind={kind}
            application={application}
            error={errorOf(`file.${kind}`)}
            take={take}
          />
        ))}
    </div>
  );
}

/** Missing, as opposed to invalid. */
const isForgotten = ({ code }: MissingThing): boolean => code === 'required' || code === 'file_needed';
