import type { PackageOutbox } from '@travesia/contracts/packages';
import { TypedSelect, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import type { TypedForm } from '../../../lib/forms/draft/typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FieldNotes } from '../../../ui/field/field-notes.tsx';
import { useFieldError } from '../../../ui/field/field-errors.ts';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import { field, type Typed } from './proposal-form.ts';
import { proposalTexts } from './texts.ts';

interface ClinicPricesProps {
  outbox: PackageOutbox;
  typed: Typed;
  form: Pick<TypedForm<Typed>, 'change'>;
}

/** The clinics to propose to, each with its price and limits; a suspended one says why it can't be chosen. */
export function ClinicPrices({ outbox, typed, form }: ClinicPricesProps) {
  const t = useTexts(proposalTexts);
  const error = useFieldError('clinics', undefined);
  return (
    <fieldset className="plain-set stack" id="clinics">
      <legend className="strong">{t('create.clinics')}</legend>
      <FieldNotes id="clinics" error={error} />
      {outbox.clinics.map((clinic) => {
        const isChosen = typed[field.clinic(clinic.id)] === 'true';
        if (clinic.suspended)
          return (
            <p key={clinic.id} className="muted">
              {clinic.name}: {t('create.suspended')}
            </p>
          );
        return (
          <div key={clinic.id} className="proposal-clinic">
            <TickBox
              name={field.clinic(clinic.id)}
              ticked={isChosen}
              onTick={(ticked) => form.change({ [field.clinic(clinic.id)]: ticked ? 'true' : '' })}
            >
              <span className="sr-only">{t('create.send', { name: clinic.name })}</span>
              <span aria-hidden="true">{clinic.name}</span>
            </TickBox>
            {isChosen ? <PriceFields clinic={clinic} treatment={typed['treatment']} /> : null}
          </div>
        );
      })}
    </fieldset>
  );
}

function PriceFields({
  clinic,
  treatment,
}: {
  clinic: PackageOutbox['clinics'][number];
  treatment: string | undefined;
}) {
  const t = useTexts(proposalTexts);
  const money = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <div className="proposal-prices">
      <TypedSelect
        name={field.package(clinic.id)}
        label={t('create.package')}
        options={[
          { value: '', label: t('create.new') },
          ...clinic.packages
            .filter((one) => one.treatment === treatment)
            .map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <TypedText
        name={field.price(clinic.id)}
        label={t('create.price', { currency: clinic.currency })}
        {...money}
        required
      />
      <TypedText name={field.floor(clinic.id)} label={t('create.floor')} {...money} />
      <TypedText name={field.ceiling(clinic.id)} label={t('create.ceiling')} {...money} />
    </div>
  );
}
