import { journeyMachine, type JourneySummary, listMyJourneys } from '@travesia/contracts/journeys';
import { MAX_PAGE_SIZE, statesTagged } from '@travesia/contracts/kit';
import { SHARE_DAYS } from '@travesia/contracts/records';
import { useCall } from '../../../lib/calls/use-call.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { ConsentText } from './consent-text.tsx';
import { NoJourney } from './no-journey.tsx';
import { NotShared } from './refused-shares.tsx';
import { ConsentField, JourneyField } from './share-fields.tsx';
import { dayFault, expiryOf, UntilFields } from './until-fields.tsx';
import type { ShareDialogProps, ShareJourney } from './share-dialog-props.ts';
import { sharingTexts } from './texts.ts';
import { useSharing } from './use-sharing.ts';

const ENDED: readonly string[] = statesTagged(journeyMachine, 'final');

/** Shares records with the clinic of a journey, with what the user agrees to in full above the button. */
export function ShareDialog({ journey, ...props }: ShareDialogProps) {
  return journey ? <Form {...props} journeys={[journey]} /> : <OfOwn {...props} />;
}

const shownOf = ({ id, reference, provider, treatment }: JourneySummary): ShareJourney => ({
  id,
  reference,
  clinic: provider.name,
  about: treatment.name,
});

function OfOwn(props: Omit<ShareDialogProps, 'journey'>) {
  const loaded = useCall(listMyJourneys, { query: { tab: 'all', limit: MAX_PAGE_SIZE } });
  const open = loaded.data?.data.filter(({ status }) => !ENDED.includes(status)).map(shownOf);
  if (open?.length) return <Form {...props} journeys={open} />;
  return (
    <NoJourney onClose={props.onClose} isEmpty={open !== undefined}>
      <LoadState loaded={loaded}>{() => null}</LoadState>
    </NoJourney>
  );
}

type FormProps = Omit<ShareDialogProps, 'journey'> & { journeys: readonly ShareJourney[] };

function Form({ records, journeys, onShared, onClose }: FormProps) {
  const t = useTexts(sharingTexts);
  const { form, typed } = useTypedForm(null, {
    journey: journeys.length === 1 ? (journeys[0]?.id ?? '') : '',
    days: String(SHARE_DAYS),
    day: '',
    consent: '',
  });
  const { busy, refused, share } = useSharing(records, onShared);
  const chosen = journeys.find(({ id }) => id === typed.journey);
  const send = async (wanted: typeof typed) => {
    if (!chosen || !(await share(chosen.id, expiryOf(wanted)))) return false;
    showToast(t('done', { clinic: chosen.clinic }));
    return true;
  };
  return (
    <DialogForm
      title={t('title', { count: records.length, title: records[0]?.title ?? '' })}
      form={form}
      cancel={t('cancel')}
      submit={chosen ? t('submit.to', { clinic: chosen.clinic }) : t('submit')}
      busy={busy}
      fault=""
      problem={null}
      check={(wanted) => ({
        journey: wanted.journey ? undefined : t('journey.missing'),
        day: dayFault(wanted) ? t('day.wrong') : undefined,
        consent: wanted.consent ? undefined : t('consent.missing'),
      })}
      onSubmit={send}
      onClose={onClose}
    >
      {records.length > 1 ? (
        <ul className="small">
          {records.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      ) : null}
      <JourneyField journeys={journeys} chosen={chosen} onChoose={(id) => form.change({ journey: id })} />
      <UntilFields typed={typed} />
      <ConsentText clinic={chosen?.clinic ?? null} until={dayFault(typed) ? null : expiryOf(typed)} />
      <ConsentField ticked={typed.consent !== ''} onTick={(ticked) => form.change({ consent: ticked ? 'true' : '' })}>
        {t('consent.agree', { clinic: chosen?.clinic ?? t('consent.clinic'), count: records.length })}
      </ConsentField>
      <NotShared refused={refused} />
    </DialogForm>
  );
}
