import '../plan.css';
import {
  exportItinerary,
  getItinerary,
  type Itinerary,
  type ItineraryEntry,
  type ItineraryKind,
  removeItineraryEntry,
} from '@travesia/contracts/journeys';
import { lazy, Suspense, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { saveFile } from '../../../../lib/device/save-file.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { isBeforeBooking, isRunning } from '../is-running.ts';
import type { ItineraryProps, PlanProps } from '../plan-props.ts';
import { planTexts } from '../texts.ts';
import { ConflictNotices } from './conflict-notices.tsx';
import { DayList } from './day-list.tsx';

// Most visits only read.
/** How often another side’s changes are looked for without a live connection. */
const LOOK_MS = 60_000;

const EntryDialog = lazy(() => import('../entry/entry-dialog.tsx').then((file) => ({ default: file.EntryDialog })));
const EmergencyCard = lazy(() =>
  import('../cards/emergency-card.tsx').then((file) => ({ default: file.EmergencyCard })),
);
const KeepTrip = lazy(() => import('../offline/keep-trip.tsx').then((file) => ({ default: file.KeepTrip })));
const DriverCard = lazy(() => import('../cards/driver-card.tsx').then((file) => ({ default: file.DriverCard })));

/** Flights, stays, transfers and appointments by day at the clinic, with what doesn’t fit; nothing before the booking. */
export function ItinerarySection(props: PlanProps) {
  const { status } = props.journey;
  return isBeforeBooking(status) ? null : <Known key={status} {...props} />;
}

function Known(props: PlanProps) {
  const { id, status } = props.journey;
  const loaded = useCall(getItinerary, { params: { id } }, { every: LOOK_MS });
  if (!isRunning(status) && !loaded.data?.data.length) return null;
  return (
    <LoadState loaded={loaded}>
      {(itinerary) => <Plan {...props} itinerary={itinerary} show={loaded.show} reload={loaded.reload} />}
    </LoadState>
  );
}

type Open =
  | { what: 'entry'; entry: ItineraryEntry | null; added?: ItineraryKind }
  | { what: 'remove' | 'driver'; entry: ItineraryEntry }
  | { what: 'emergency' };

function Plan({ reload, ...props }: ItineraryProps & { reload: () => Promise<void> }) {
  const t = useTexts(planTexts);
  const [open, setOpen] = useState<Open | null>(null);
  const { itinerary, journey } = props;
  const onClose = () => setOpen(null);
  const edit = (entry: ItineraryEntry) => setOpen({ what: 'entry', entry });
  return (
    <>
      <ConflictNotices {...props} onEdit={edit} onAdd={(added) => setOpen({ what: 'entry', entry: null, added })} />
      <section className="portal-section plan-itinerary" aria-labelledby="itinerary">
        <div className="portal-section-head">
          <h2 id="itinerary">{t('itinerary.heading')}</h2>
          <p className="small muted">{t('itinerary.clocks')}</p>
        </div>
        {itinerary.data.length === 0 ? <p className="muted">{t('itinerary.empty')}</p> : null}
        <DayList
          {...props}
          onEdit={edit}
          onRemove={(entry) => setOpen({ what: 'remove', entry })}
          onDriver={(entry) => setOpen({ what: 'driver', entry })}
        />
        <div className="row plan-acts">
          {itinerary.may_add ? (
            <Button type="button" icon="plus" onClick={() => setOpen({ what: 'entry', entry: null })}>
              {t('itinerary.add')}
            </Button>
          ) : null}
          {itinerary.data.length ? <CalendarButton id={journey.id} /> : null}
          <Button type="button" variant="quiet" icon="printer" onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button type="button" variant="quiet" icon="siren" onClick={() => setOpen({ what: 'emergency' })}>
            {t('emergency.open')}
          </Button>
        </div>
        {props.reader === 'patient' && itinerary.data.length ? (
          <Suspense fallback={<div className="plan-keep" />}>
            <KeepTrip key={versionOf(itinerary)} journey={journey} itinerary={itinerary} />
          </Suspense>
        ) : null}
      </section>
      <Suspense>
        {open?.what === 'entry' ? (
          <EntryDialog
            {...props}
            entry={open.entry}
            added={open.added ?? 'flight_out'}
            onRefused={() => void reload()}
            onClose={onClose}
          />
        ) : null}
        {open?.what === 'driver' ? <DriverCard entry={open.entry} onClose={onClose} /> : null}
        {open?.what === 'emergency' ? <EmergencyCard {...props} onClose={onClose} /> : null}
      </Suspense>
      {open?.what === 'remove' ? <RemoveDialog {...props} entry={open.entry} onClose={onClose} /> : null}
    </>
  );
}

/** Another one for a changed itinerary: what is kept on the device is written again. */
const versionOf = ({ data }: Itinerary): string => data.map(({ id, version }) => `${id}.${version}`).join(' ');

function CalendarButton({ id }: { id: string }) {
  const t = useTexts(planTexts);
  const language = useLocale();
  const { busy, problem, run } = useAct();
  const save = () =>
    run(async () => {
      const { name, content } = await sessionCall(exportItinerary, { params: { id }, query: { language } });
      saveFile(new Blob([content], { type: 'text/calendar' }), name);
    });
  return (
    <>
      <Button type="button" variant="quiet" icon="calendar" busy={busy} onClick={() => void save()}>
        {t('calendar')}
      </Button>
      <ActProblem problem={problem} />
    </>
  );
}

function RemoveDialog({
  journey,
  show,
  entry,
  onClose,
}: ItineraryProps & { entry: ItineraryEntry; onClose: () => void }) {
  const t = useTexts(planTexts);
  const { busy, problem, run } = useAct();
  const remove = async () => {
    const left = await run(() => sessionCall(removeItineraryEntry, { params: { id: journey.id, entryId: entry.id } }));
    if (!left) return;
    show(left);
    showToast(t('itinerary.removed', { title: entry.title }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('itinerary.remove.sure', { title: entry.title })}
      confirm={t('itinerary.remove')}
      busy={busy}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t('itinerary.remove.text')}</p>
    </ConfirmDialog>
  );
}
