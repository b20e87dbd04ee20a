import { packagePath } from '@travesia/contracts/packages';
import { LOCAL_NAME_MAX, PREREQUISITES_MAX, type ClinicTreatments } from '@travesia/contracts/providers';
import { InLanguages } from '../../../../lib/forms/draft/in-languages.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { TextArea, TextField } from '../../../../ui/field/text-field.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { clinicTexts } from '../texts.ts';
import type { Listed } from './treatment-list.ts';

interface TreatmentDetailsProps {
  listed: Listed;
  /** The saved value on the server. */
  own: ClinicTreatments['data'][number] | undefined;
  canChange: boolean;
  change: (listed: Listed) => void;
}

/** What the clinic calls a treatment, what it needs, who does it and which packages it has. */
export function TreatmentDetails({ listed, own, canChange, change }: TreatmentDetailsProps) {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { treatment, name, needs } = listed;
  return (
    <Disclosure summary={t('treatments.details')}>
      <fieldset disabled={!canChange} className="plain-set stack">
        <p className="muted">{t('treatments.localHint')}</p>
        <InLanguages textOf={(lang) => name[lang]}>
          {({ lang }) => (
            <TextField
              name={`${treatment}.name.${lang}`}
              lang={lang}
              maxLength={LOCAL_NAME_MAX}
              label={t('treatments.localName', { language: format.languageAlone(lang) })}
              value={name[lang]}
              onChange={({ currentTarget: { value } }) => change({ ...listed, name: { ...name, [lang]: value } })}
            />
          )}
        </InLanguages>
        <InLanguages textOf={(lang) => needs[lang]} most={PREREQUISITES_MAX}>
          {({ lang, hint }) => (
            <TextArea
              name={`${treatment}.needs.${lang}`}
              lang={lang}
              rows={3}
              maxLength={PREREQUISITES_MAX}
              label={t('treatments.needs', { language: format.languageAlone(lang) })}
              hint={hint}
              value={needs[lang]}
              onChange={({ currentTarget: { value } }) => change({ ...listed, needs: { ...needs, [lang]: value } })}
            />
          )}
        </InLanguages>
      </fieldset>
      {own ? (
        <p className="muted">
          {own.clinicians.length
            ? t('treatments.clinicians', { names: format.list(own.clinicians) })
            : t('treatments.noClinicians')}
          {' · '}
          {own.package ? (
            <a
              href={path(
                packagePath({ id: own.package, treatment: { slug: treatment }, provider: { slug: 'clinic' } }),
              )}
            >
              {t('treatments.packages', { count: own.packages })}
            </a>
          ) : (
            t('treatments.packages', { count: 0 })
          )}
        </p>
      ) : null}
    </Disclosure>
  );
}
