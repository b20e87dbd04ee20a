import './visit.css';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Section } from '../ui/profile/section.tsx';
import { FirstHour, type VisitProps } from './first-hour.tsx';
import { FloorPlan } from './floor-plan.tsx';
import { PhotoFrames } from './photo-frames.tsx';
import { visitTexts } from './texts.ts';
import { roomsOf } from './visit-view.ts';

/** A visit to the clinic. Hour and plan are samples, so only fictional clinics have them; real ones have the frames. */
export function Visit({ provider, clinicians, offers }: VisitProps) {
  const t = useTexts(visitTexts);
  const rooms = roomsOf(provider, offers);
  return (
    <Section id="visit" heading={t('heading')} lead={provider.demo ? t('lead') : undefined}>
      <div className="visit">
        {provider.demo ? (
          <>
            <FirstHour provider={provider} clinicians={clinicians} offers={offers} />
            <FloorPlan rooms={rooms} beds={provider.beds} />
          </>
        ) : null}
        <PhotoFrames rooms={rooms} demo={provider.demo} />
      </div>
    </Section>
  );
}
