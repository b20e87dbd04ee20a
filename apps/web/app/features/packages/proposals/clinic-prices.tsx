import type { PackageContent, ProposalStart } from '@travesia/contracts/packages';
import { useFormat } from '../../../lib/format/use-format.ts';
import { TypedSelect, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import type { TypedForm } from '../../../lib/forms/draft/typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FieldNotes } from '../../../ui/field/field-notes.tsx';
import { useFieldError } from '../../../ui/field/field-errors.ts';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import { field, linesPrice, type Typed } from './proposal-form.ts';
import { proposalTexts } from './texts.ts';

interface ClinicPricesProps {
  clinics: ProposalStart['clinics'];
  /** The proposed package. */
  content: PackageContent;
  typed: Typed;
  form: Pick<TypedForm<Typed>, 'change'>;
}

/** The clinics to propose to, each with its price and limits; a suspended one says why it can't be chosen. */
export function ClinicPrices({ clinics, content, typed, form }: ClinicPricesProps) {
  const t = useTexts(proposalTexts);
  const error = useFieldError('clinics', undefined);
  return (
    <fieldset className="plain-set stack" id="clinics">
      <legend className="sr-only">{t('create.clinics')}</legend>
      <FieldNotes id="clinics" error={error} />
      {clinics.map((clinic) => {
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
            {isChosen ? <PriceFields clinic={clinic} content={content} /> : null}
          </div>
        );
      })}
    </fieldset>
  );
}

interface PriceFieldsProps {
  clinic: ProposalStart['clinics'][number];
  content: PackageContent;
}

function PriceFields({ clinic, content }: PriceFieldsProps) {
  const t = useTexts(proposalTexts);
  const format = useFormat();
  const sum = linesPrice(content, clinic);
  const money = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <div className="proposal-prices">
      <TypedSelect
        name={field.package(clinic.id)}
        label={t('create.package')}
        options={[
          { value: '', label: t('create.new') },
          ...clinic.packages
            .filter(({ treatment }) => treatment === content.treatment)
            .map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <TypedText
        name={field.price(clinic.id)}
        label={t('create.price', { currency: clinic.currency })}
        hint={sum ? t('create.priceHint', { price: format.money(sum) }) : undefined}
        {...money}
      />
      <TypedText name={field.floor(clinic.id)} label={t('create.floor')} {...money} />
      <TypedText name={field.ceiling(clinic.id)} label={t('create.ceiling')} {...money} />
    </div>
  );
}
