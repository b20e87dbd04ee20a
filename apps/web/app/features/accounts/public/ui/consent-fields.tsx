import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import type { Values } from '../use-auth-form.ts';
import type { Refusal } from '../refusal.ts';
import { CONSENTS } from '../registration.ts';
import { authTexts } from '../texts.ts';

interface ConsentFieldsProps {
  errors: Refusal['errors'];
  /** Previous choices, when the form is shown again. */
  before: Values | null;
}

/** Consents: the terms, and each other purpose separately. None is preselected. */
export function ConsentFields({ errors, before }: ConsentFieldsProps) {
  const t = useTexts(authTexts);
  // Opens a new tab so that the typed values are kept.
  const terms = <LocalLink to="/terms" target="_blank" />;
  const privacy = <LocalLink to="/privacy" target="_blank" />;
  const isTicked = (name: string) => before?.[name] === 'true';
  return (
    <fieldset className="auth-consents">
      <legend className="field-label">{t('consent.legend')}</legend>
      <TickBox name="accept_terms" required error={errors['accept_terms']} ticked={isTicked('accept_terms')}>
        {t.rich('consent.terms', { terms, privacy })}
      </TickBox>
      {CONSENTS.map((purpose) => (
        <TickBox key={purpose} name={`consents.${purpose}`} ticked={isTicked(`consents.${purpose}`)}>
          {t(`consent.${purpose}`)}
        </TickBox>
      ))}
      <p className="field-hint">{t('consent.later')}</p>
    </fieldset>
  );
}
