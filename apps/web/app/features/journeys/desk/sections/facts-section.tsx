import type { Journey } from '@travesia/contracts/journeys';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { journeyDeskTexts } from '../texts.ts';

/** What the patient asked of whom. */
export function FactsSection({ journey }: { journey: Journey }) {
  const t = useTexts(journeyDeskTexts);
  const format = useFormat();
  const { treatment, package: offer, provider, patient, language, created_at: at, offers_on: offersOn } = journey;
  return (
    <section aria-labelledby="journey-facts" className="stack">
      <h2 id="journey-facts">{t('facts.title')}</h2>
      <Facts
        items={[
          { name: t('column.treatment'), value: treatment.name },
          ...(offer ? [{ name: t('facts.package'), value: offer.title }] : []),
          { name: t('column.clinic'), value: provider.name },
          { name: t('facts.country'), value: patient.country ? format.region(patient.country) : t('facts.unknown') },
          { name: t('facts.language'), value: format.languageAlone(language) },
          { name: t('facts.asked'), value: format.instant(at, ownTimeZone()) },
        ]}
      />
      {offersOn ? <p className="small muted">{t('facts.offersOn')}</p> : null}
    </section>
  );
}
