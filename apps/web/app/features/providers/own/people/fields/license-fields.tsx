import type { OwnClinician, OwnClinicians } from '@travesia/contracts/providers';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { SavedField } from '../../../../../lib/forms/draft/saved-field.tsx';
import { type Draft, useTyped } from '../../../../../lib/forms/draft/use-draft-form.ts';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { useClinicArea } from '../../../../contexts/index.ts';
import { OnFileBadge } from '../license-badge.tsx';
import { peopleTexts } from '../texts.ts';

interface LicenseFieldsProps extends Draft {
  person: OwnClinician;
  choices: OwnClinicians;
}

/** The register without whose number the specialty of a doctor is shown nowhere. */
const SHOWN_ONLY_WITH = 'RQE';

/** Registry and number of the license, what is on file of it, and what another number means. */
export function LicenseFields({ person, choices, ...save }: LicenseFieldsProps) {
  const t = useTexts(peopleTexts);
  const typed = useTyped(save);
  const { base } = useClinicArea();
  const { registry_hint: registry, specialty_register: register } = choices;
  const { license, specialty_license: specialty } = person;
  const willBeChecked =
    license?.status === 'verified' &&
    (typed['license.registry']?.trim() !== license.registry || typed['license.number']?.trim() !== license.number);
  return (
    <div className="stack">
      <OnFile onFile={license} />
      <div className="profile-fields">
        <SavedField
          {...save}
          part="person"
          name="license.registry"
          label={t('field.registry')}
          hint={registry ? t('hint.registry', { example: registry }) : undefined}
          maxLength={80}
          autoComplete="off"
        />
        <SavedField
          {...save}
          part="person"
          name="license.number"
          label={t('field.number')}
          maxLength={40}
          autoComplete="off"
        />
      </div>
      {willBeChecked ? <Notice tone="warning">{t('license.willBeChecked')}</Notice> : null}
      {register ? (
        <>
          <p className="measure">
            {t('specialty.rule', { register })}{' '}
            {register === SHOWN_ONLY_WITH && !typed['specialty_number']?.trim() ? t('specialty.hidden') : null}
          </p>
          {specialty ? <OnFile onFile={specialty} /> : null}
          <SavedField
            {...save}
            part="person"
            name="specialty_number"
            label={t('field.specialtyNumber', { register })}
            hint={t('hint.specialtyNumber', { register })}
            maxLength={40}
            autoComplete="off"
            className="people-digits"
          />
        </>
      ) : null}
      {license ? (
        <p className="small">
          <LocalLink to={`${base}/credentials`}>{t('license.credentials')}</LocalLink>
        </p>
      ) : null}
    </div>
  );
}

/** What Travesía knows of it, in a line. */
function OnFile({ onFile }: { onFile: OwnClinician['license'] }) {
  const t = useTexts(peopleTexts);
  const format = useFormat();
  return (
    <p className="row">
      <OnFileBadge onFile={onFile} />
      <span className="small muted">
        {!onFile
          ? t('license.noneText')
          : onFile.status === 'verified' && onFile.checked_on
            ? t('license.checkedOn', { date: format.date(onFile.checked_on) })
            : t(`license.text.${onFile.status}`)}
      </span>
    </p>
  );
}
