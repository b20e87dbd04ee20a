import '../companions.css';
import { type AddedCompanion, type Companion, listCompanions } from '@travesia/contracts/journeys';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import type { JourneySectionProps } from '../../own/sections/journey-section.ts';
import { isBeforeBooking, isRunning } from '../../plan/is-running.ts';
import { companionTexts } from '../texts.ts';
import { CompanionRow } from './companion-row.tsx';

// Most visits share nothing.
const AddDialog = lazy(() => import('./add-dialog.tsx').then((file) => ({ default: file.AddDialog })));
const ChangeDialog = lazy(() => import('./change-dialog.tsx').then((file) => ({ default: file.ChangeDialog })));
const EndDialog = lazy(() => import('./end-dialog.tsx').then((file) => ({ default: file.EndDialog })));
const LinkDialog = lazy(() => import('./link-dialog.tsx').then((file) => ({ default: file.LinkDialog })));

/** Who may read the trip besides those who treat; nothing before the booking. */
export function CompanionsSection({ journey }: JourneySectionProps) {
  const { id, status } = journey;
  return isBeforeBooking(status) ? null : <Known key={status} journey={journey} id={id} />;
}

type Open = { what: 'add' } | { what: 'change' | 'end'; companionId: string };

function Known({ journey, id }: Pick<JourneySectionProps, 'journey'> & { id: string }) {
  const t = useTexts(companionTexts);
  const loaded = useCall(listCompanions, { params: { id } });
  const [open, setOpen] = useState<Open | null>(null);
  const [added, setAdded] = useState<AddedCompanion | null>(null);
  const { data, reload } = loaded;
  if (!isRunning(journey.status) && !data?.data.length) return null;
  const onClose = () => setOpen(null);
  // As it is now: a refused change reloads it.
  const companionId = open && 'companionId' in open ? open.companionId : null;
  const companion = data?.data.find((one) => one.id === companionId);
  return (
    <section className="portal-section stack" aria-labelledby="companions">
      <div className="portal-section-head">
        <h2 id="companions" tabIndex={-1}>
          {t('heading')}
        </h2>
      </div>
      <LoadState loaded={loaded}>
        {({ data: all, may_add: mayAdd }) => (
          <>
            <Rows
              companions={all}
              onChange={(one) => setOpen({ what: 'change', companionId: one.id })}
              onEnd={(one) => setOpen({ what: 'end', companionId: one.id })}
            />
            {mayAdd ? (
              <Button type="button" icon="plus" onClick={() => setOpen({ what: 'add' })}>
                {t('add')}
              </Button>
            ) : null}
          </>
        )}
      </LoadState>
      <Suspense>
        {open?.what === 'add' ? (
          <AddDialog journey={journey} reload={reload} onAdded={setAdded} onClose={onClose} />
        ) : null}
        {open?.what === 'change' && companion ? (
          <ChangeDialog journeyId={id} companion={companion} reload={reload} onClose={onClose} />
        ) : null}
        {open?.what === 'end' && companion ? (
          <EndDialog journeyId={id} companion={companion} reload={reload} onClose={onClose} />
        ) : null}
        {added ? <LinkDialog added={added} onClose={() => setAdded(null)} /> : null}
      </Suspense>
    </section>
  );
}

interface RowsProps {
  companions: readonly Companion[];
  onChange: (companion: Companion) => void;
  onEnd: (companion: Companion) => void;
}

function Rows({ companions, onChange, onEnd }: RowsProps) {
  const t = useTexts(companionTexts);
  const reading = companions.filter(({ actions }) => actions.length > 0);
  const ended = companions.filter(({ actions }) => actions.length === 0);
  const list = (shown: readonly Companion[]) => (
    <ul className="companions">
      {shown.map((companion) => (
        <li key={companion.id}>
          <CompanionRow companion={companion} onChange={() => onChange(companion)} onEnd={() => onEnd(companion)} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {reading.length ? list(reading) : <p className="small muted">{t('none')}</p>}
      {ended.length ? <Disclosure summary={t('ended', { count: ended.length })}>{list(ended)}</Disclosure> : null}
    </>
  );
}
