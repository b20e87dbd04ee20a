import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useLocalPath } from '../../../../lib/i18n/use-texts.tsx';
import { RealMark } from '../../../../ui/badge/real-mark.tsx';
import { consultationPath } from '../../../leads/index.ts';
import { choosePath } from '../../choice.ts';
import { bookingTexts } from '../../texts.ts';
import type { VisitChoosing } from '../load-choice.ts';
import { chooseTexts } from '../texts.ts';
import { ChoiceFilters } from './choice-filters.tsx';
import { ChoosePage } from './choose-page.tsx';
import { WhatLine } from './what-line.tsx';

/** `/booking/consultation?clinic=`: free times of a clinic for a consultation there or by video. */
export function ChooseVisit({ provider, people, ...choosing }: VisitChoosing) {
  const t = useTexts(chooseTexts);
  const b = useTexts(bookingTexts);
  const path = useLocalPath();
  const { choice, times } = choosing;
  const names = { clinic: provider.name };
  const bare = { ...choice, date: null, time: null, starts: null };
  const who = people.find(({ id }) => id === choice.clinician);
  const about = { provider: provider.slug, ...(choice.treatment ? { treatment: choice.treatment } : {}) };
  return (
    <ChoosePage
      {...choosing}
      title={t('visit.title', names)}
      heading={t('visit.heading')}
      lead={t('visit.lead', names)}
      trail={[{ label: provider.name, href: path(`/providers/${provider.slug}`) }, { label: t('visit.heading') }]}
      filters={
        <ChoiceFilters
          choice={choice}
          kinds={(['consultation', 'online'] as const).filter(
            (kind) => times.kinds.includes(kind) || kind === choice.kind,
          )}
          people={people}
        />
      }
      here={choosePath(bare)}
      anyone={choice.clinician ? choosePath({ ...bare, clinician: null }) : null}
      ask={consultationPath(about)}
      what={
        <div className="stack">
          <WhatLine label={b(`kind.${choice.kind}`)} name={provider.name} to={`/providers/${provider.slug}`}>
            {[provider.city?.name, provider.country.name].filter(Boolean).join(', ')}
          </WhatLine>
          <WhatLine label={t('aside.with')} name={who?.name ?? t('aside.anyone')} />
          <RealMark demo={provider.demo} />
        </div>
      }
    />
  );
}
