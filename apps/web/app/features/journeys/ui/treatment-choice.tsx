import { getClinicTreatments } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useLocale, useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { journeysTexts } from '../texts.ts';

interface TreatmentSelectProps {
  options: readonly { treatment: string; name: string }[];
  /** What is set up for the chosen treatment. */
  children: (treatment: string) => ReactNode;
}

/** Chooses a treatment; the URL keeps it. */
export function TreatmentSelect({ options, children }: TreatmentSelectProps) {
  const t = useTexts(journeysTexts);
  const [asked, ask] = useSearchParams();
  const chosen = options.find(({ treatment }) => treatment === asked.get('treatment')) ?? options[0];
  if (!chosen) return null;
  return (
    <>
      <SelectField
        name="treatment"
        className="journeys-treatment"
        label={t('treatment')}
        value={chosen.treatment}
        options={options.map(({ treatment, name }) => ({ value: treatment, label: name }))}
        onChange={({ currentTarget: { value } }) =>
          ask({ treatment: value }, { replace: true, preventScrollReset: true })
        }
      />
      {children(chosen.treatment)}
    </>
  );
}

/** The same for the treatments of the clinic. */
export function OwnTreatmentSelect({ children }: Pick<TreatmentSelectProps, 'children'>) {
  const t = useTexts(journeysTexts);
  const path = useLocalPath();
  const language = useLocale();
  const treatments = useCall(getClinicTreatments, { query: { language, currency: 'USD' } });
  return (
    <LoadState loaded={treatments}>
      {({ data }) =>
        data.length ? (
          <TreatmentSelect options={data}>{children}</TreatmentSelect>
        ) : (
          <EmptyState
            title={t('none.title')}
            action={
              <LinkButton variant="primary" href={path('/provider/treatments')}>
                {t('none.act')}
              </LinkButton>
            }
          >
            {t('none.text')}
          </EmptyState>
        )
      }
    </LoadState>
  );
}
