import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { RadioList } from '../../../ui/field/choice-list.tsx';
import { useFieldError } from '../../../ui/field/field-errors.ts';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import type { ShareJourney } from './share-dialog-props.ts';
import { sharingTexts } from './texts.ts';

interface JourneyFieldProps {
  journeys: readonly ShareJourney[];
  chosen: ShareJourney | undefined;
  onChoose: (id: string) => void;
}

/** The journey whose clinic reads; a single one is only named. */
export function JourneyField({ journeys, chosen, onChoose }: JourneyFieldProps) {
  const t = useTexts(sharingTexts);
  const error = useFieldError('journey', undefined);
  if (journeys.length > 1)
    return (
      <RadioList
        name="journey"
        legend={t('journey')}
        choices={journeys.map(({ id, ...journey }) => ({ value: id, label: <JourneyName {...journey} /> }))}
        chosen={chosen ? [chosen.id] : []}
        error={error}
        onChoose={onChoose}
      />
    );
  return chosen ? (
    <p>
      <JourneyName {...chosen} />
    </p>
  ) : null;
}

const JourneyName = ({ clinic, about, reference }: Omit<ShareJourney, 'id'>) => (
  <>
    <span className="strong">{clinic}</span>
    {about ? ` · ${about}` : null} <span className="small muted num share-reference">{reference}</span>
  </>
);

interface ConsentFieldProps {
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  children: ReactNode;
}

/** The tick by which the user agrees. */
export function ConsentField({ ticked, onTick, children }: ConsentFieldProps) {
  const error = useFieldError('consent', undefined);
  return (
    <TickBox name="consent" ticked={ticked} onTick={onTick} error={typeof error === 'string' ? error : undefined}>
      {children}
    </TickBox>
  );
}
