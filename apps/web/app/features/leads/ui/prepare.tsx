import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { About } from '../load-about.ts';
import { leadTexts } from '../texts.ts';

const ITEMS = ['records', 'medicines', 'history', 'questions'] as const;

/** What to have ready for the first conversation; travel only if there is a journey. */
export function Prepare({ about: { offer, treatment, service } }: { about: About }) {
  const t = useTexts(leadTexts);
  const hasTrip = offer !== null || (treatment ? treatment.trips > 0 : service === null);
  const items = [...ITEMS, ...(hasTrip ? (['travel'] as const) : [])];
  return (
    <section className="lead-next stack">
      <h2>{t('prepare.heading')}</h2>
      <ul className="lead-list">
        {items.map((item) => (
          <li key={item}>{t(`prepare.${item}`)}</li>
        ))}
      </ul>
      <p className="small muted">{t('prepare.note')}</p>
    </section>
  );
}
