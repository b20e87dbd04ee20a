import { packagePath } from '@travesia/contracts/packages';
import { DEFAULT_HOME_CITY } from '@travesia/contracts/estimates';
import { FilterForm } from '../../../lib/forms/filter-form.tsx';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Checkbox } from '../../../ui/field/choice-list.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { TRIP_NAMES } from '../choice.ts';
import type { TripData } from '../load-trip.ts';
import { tripTexts } from '../texts.ts';

/** Origin, destination, nights and companion. The URL holds the answers, so that they can be shared. */
export function TripForm({ trip }: { trip: TripData }) {
  const t = useTexts(tripTexts);
  const { choice, estimate, faults, homes } = trip;
  const { treatment, trips, package: offer } = estimate;
  const [first] = trips;
  const path = `/treatments/${treatment.slug}#trip-cost`;
  return (
    <FilterForm to={path} own={TRIP_NAMES} label={t('form.label')} className="trip-estimate-form stack">
      {treatment.trips > 0 ? (
        <SelectField
          name="from"
          label={t('form.from')}
          hint={t('form.fromHint')}
          defaultValue={estimate.home_city.slug}
          error={faults.from ? t('fault.from', { typed: choice.from, used: estimate.home_city.name }) : undefined}
          options={homesByCountry(homes)}
          data-enhance="submit-on-change"
        />
      ) : null}
      {faults.package ? <Notice tone="warning">{t('fault.package')}</Notice> : null}
      {offer ? <ChosenPackage trip={trip} /> : <Destination trip={trip} />}
      {first ? (
        <>
          <TextField
            name="nights"
            label={t('form.nights', { trips: treatment.trips })}
            hint={t('form.nightsHint', { usual: first.usual, shortest: first.shortest })}
            // A number field would drop an invalid number; the typed text is kept for correction.
            type={faults.nights === 'nights' ? 'text' : 'number'}
            inputMode="numeric"
            min={1}
            step={1}
            placeholder={String(first.usual)}
            defaultValue={choice.nights}
            error={faults.nights ? t(`fault.${faults.nights}`, { shortest: first.shortest }) : undefined}
          />
          <Checkbox name="companion" value="1" checked={choice.companion}>
            {t('form.companion')}
          </Checkbox>
        </>
      ) : null}
      <Button className="btn-wide">{t('form.send')}</Button>
      {estimate.home_city.slug === DEFAULT_HOME_CITY && choice.from === '' && first ? (
        <p className="tiny muted">{t('form.default', { city: estimate.home_city.name })}</p>
      ) : null}
    </FilterForm>
  );
}

function Destination({ trip: { choice, estimate, faults, places } }: { trip: TripData }) {
  const t = useTexts(tripTexts);
  const { city, country } = estimate.destination;
  const isCity = places.some(({ cities }) => cities.some(({ slug }) => slug === choice.to));
  return (
    <SelectField
      name="to"
      label={t('form.to')}
      defaultValue={isCity ? city.slug : country.code}
      error={faults.to ? t('fault.to', { typed: choice.to, used: country.name }) : undefined}
      options={places.map(({ code, name, cities }) => ({
        label: name,
        options: [
          { value: code, label: t('form.anywhere', { country: name }) },
          ...cities.map(({ slug, name: label }) => ({ value: slug, label })),
        ],
      }))}
      data-enhance="submit-on-change"
    />
  );
}

/** The package used instead of a country's typical price, and a link to undo that. */
function ChosenPackage({ trip: { choice, estimate } }: { trip: TripData }) {
  const t = useTexts(tripTexts);
  const { package: offer, treatment, destination } = estimate;
  if (!offer) return null;
  return (
    <div className="trip-package">
      <input type="hidden" name="package" value={choice.packageId} />
      <p className="field-label">{t('form.package')}</p>
      <p>
        <LocalLink to={packagePath({ ...offer, treatment })}>{offer.title}</LocalLink>
      </p>
      <p className="small muted">
        {t('form.packageOf', { provider: offer.provider.name, city: destination.city.name })}
      </p>
      <p className="small">
        <LocalLink to={`/treatments/${treatment.slug}?to=${destination.city.slug}#trip-cost`}>
          {t('form.noPackage')}
        </LocalLink>
      </p>
    </div>
  );
}

function homesByCountry(homes: TripData['homes']) {
  const groups = new Map<string, { label: string; options: { value: string; label: string }[] }>();
  for (const { slug, name, country } of homes) {
    const group = groups.get(country.code) ?? { label: country.name, options: [] };
    group.options.push({ value: slug, label: name });
    groups.set(country.code, group);
  }
  return [...groups.values()];
}
