import { TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { Choices } from '../choices.ts';
import { applyTexts } from '../texts.ts';

/** The initial clinic fields, which start an application. */
export function ClinicFields({ choices }: { choices: Choices }) {
  const t = useTexts(applyTexts);
  return (
    <>
      <TypedText
        name="name"
        label={t('field.business.trade_name')}
        autoComplete="organization"
        maxLength={160}
        required
      />
      <TypedSelect
        name="type"
        label={t('field.business.type')}
        options={[{ value: '', label: t('choose') }, ...choices.types]}
        required
      />
      <div className="apply-pair">
        <TypedSelect
          name="country"
          label={t('field.business.country')}
          options={[{ value: '', label: t('choose') }, ...choices.countries]}
          required
        />
        <TypedText
          name="city"
          label={t('field.business.city')}
          autoComplete="address-level2"
          maxLength={120}
          required
        />
      </div>
      <div className="apply-pair">
        <TypedText
          name="phone"
          label={t('field.contact.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
        />
        <TypedText
          name="website"
          label={t('field.contact.website')}
          inputMode="url"
          autoComplete="url"
          maxLength={200}
        />
      </div>
    </>
  );
}
