import type { BookingKind } from '@travesia/contracts/bookings';
import type { Clinician } from '@travesia/contracts/providers';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Segments } from '../../../../ui/action/segments.tsx';
import { type Choice, choosePath } from '../../choice.ts';
import { bookingTexts } from '../../texts.ts';
import { chooseTexts } from '../texts.ts';

interface ChoiceFiltersProps {
  choice: Choice;
  kinds: readonly BookingKind[];
  people: readonly Pick<Clinician, 'id' | 'name' | 'specialty'>[];
}

/** Ways to be seen and people to be seen by, as links; shown where there is something to choose. */
export function ChoiceFilters({ choice, kinds, people }: ChoiceFiltersProps) {
  const t = useTexts(chooseTexts);
  const b = useTexts(bookingTexts);
  const path = useLocalPath();
  const to = (change: Partial<Choice>) =>
    path(choosePath({ ...choice, date: null, time: null, starts: null, ...change }));
  return (
    <>
      {kinds.length > 1 ? (
        <div className="stack">
          <h2 className="booking-heading">{t('kind.label')}</h2>
          <Segments
            label={t('kind.label')}
            items={kinds.map((kind) => ({
              href: to({ kind, clinician: null }),
              label: b(`kind.${kind}`),
              current: kind === choice.kind,
            }))}
          />
        </div>
      ) : null}
      {people.length > 0 ? (
        <nav className="stack" aria-label={t('people.label')}>
          <h2 className="booking-heading">{t('people.label')}</h2>
          <ul className="choose-people">
            <li>
              <a href={to({ clinician: null })} aria-current={choice.clinician === null ? 'true' : undefined}>
                {t('people.any')}
              </a>
            </li>
            {people.map(({ id, name, specialty }) => (
              <li key={id}>
                <a href={to({ clinician: id })} aria-current={choice.clinician === id ? 'true' : undefined}>
                  {name}
                  {specialty ? <small>{specialty}</small> : null}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  );
}
