import { type Application, APPLICATION_SECTIONS, type ApplicationSection } from '@travesia/contracts/applications';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { Choices } from '../choices.ts';
import { savedOf } from '../application-values.ts';
import { ASKED, type AskedField, inForm, DOCUMENTS } from '../fields.ts';
import { applyTexts } from '../texts.ts';
import { placeOf } from '../use-section.ts';
import { useAnswer } from './use-answer.ts';
import { useLabel } from './use-label.ts';

interface AnswersProps {
  application: Application;
  choices: Choices;
  /** Whether each section has a link to edit it. */
  edit?: boolean;
}

/** Read-only answers of an application, by section. */
export function Answers({ application, choices, edit = false }: AnswersProps) {
  const t = useTexts(applyTexts);
  return (
    <div className="apply-answers">
      {APPLICATION_SECTIONS.map((section) => (
        <section key={section} aria-labelledby={`answers-${section}`}>
          <div className="row between">
            <h2 id={`answers-${section}`}>{t(`section.${section}`)}</h2>
            {edit ? (
              <a href={placeOf(section)} aria-label={t('review.editLabel', { section: t(`section.${section}`) })}>
                {t('review.edit')}
              </a>
            ) : null}
          </div>
          <Facts section={section} application={application} choices={choices} />
        </section>
      ))}
    </div>
  );
}

function Facts({ section, application, choices }: AnswersProps & { section: ApplicationSection }) {
  const t = useTexts(applyTexts);
  const label = useLabel();
  const format = useFormat();
  const answer = useAnswer(choices);
  const { form } = savedOf(application);
  const fields: readonly AskedField[] = ASKED[section];
  const facts = fields
    .filter(({ kind }) => kind !== 'tick')
    .map(({ name, kind }) => ({ kind, name: inForm(section, name) }))
    .map(({ name, kind }) => ({ kind, name: label(name), value: answer(name, form[name]) }));
  const { none, items } = application.sections.accreditations;
  const documents = application.files.filter(({ kind }) => DOCUMENTS[section]?.includes(kind));
  return (
    <dl>
      {section === 'licence' && application.sections.licence.permanent ? (
        <Fact name={label('licence.valid_until')} value={t('field.licence.permanent')} />
      ) : null}
      {facts
        .filter(({ value, kind }) => value !== '' || !(section === 'licence' && kind === 'date'))
        .map(({ name, value }) => (
          <Fact key={name} name={name} value={value} />
        ))}
      {section === 'accreditations' && (none || items.length === 0) ? (
        <Fact name={t('section.accreditations')} value={none ? t('field.accreditations.none') : ''} />
      ) : null}
      {section === 'accreditations' && !none
        ? items.map(({ body, number, valid_until: until }) => (
            <Fact
              key={`${body}${number}`}
              name={body || t('review.empty')}
              value={[number, until && format.date(until)].filter(Boolean).join(', ')}
            />
          ))
        : null}
      {documents.map(({ id, kind, name }) => (
        <Fact key={id} name={t(`document.${kind}`)} value={name} />
      ))}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  const t = useTexts(applyTexts);
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || <span className="muted">{t('review.empty')}</span>}</dd>
    </div>
  );
}
