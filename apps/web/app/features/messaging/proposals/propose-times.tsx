import './proposals.css';
import { getProviderAvailability, type PublicSlot } from '@travesia/contracts/availability';
import { listProposableVisits, MOST_PROPOSED_TIMES, type ProposableVisit } from '@travesia/contracts/messaging';
import { useEffect, useId, useRef, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { addDays } from '../../../lib/dates/calendar-date.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CheckboxList } from '../../../ui/field/choice-list.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import type { HeldProposal } from './held-proposal.ts';
import { proposalTexts } from './texts.ts';

/** Days that are read: as many as one call returns, less one for zones ahead. */
const READ_DAYS = 60;

interface ProposeTimesProps {
  conversationId: string;
  patient: string;
  clinicId: string;
  onHeld: (held: HeldProposal) => void;
  onClose: () => void;
}

/** Chooses a visit, who gives it, and up to three of their free times. */
export default function ProposeTimes({ conversationId, patient, clinicId, onHeld, onClose }: ProposeTimesProps) {
  const t = useTexts(proposalTexts);
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const loaded = useCall(listProposableVisits, { params: { id: conversationId } });
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={heading} onClose={onClose}>
      <div className="stack">
        <div className="dialog-head">
          <h2 id={heading} className="dialog-title">
            {t('propose')}
          </h2>
        </div>
        <LoadState loaded={loaded}>
          {({ data }) =>
            data.length ? (
              <Choosing
                visits={data}
                clinicId={clinicId}
                patient={patient}
                onAdd={(held) => {
                  onHeld(held);
                  close();
                }}
                onCancel={close}
              />
            ) : (
              <>
                <p>
                  {t('propose.no')} <ScreenLink to="/provider/availability">{t('propose.hours')}</ScreenLink>
                </p>
                <div className="dialog-actions">
                  <Button type="button" onClick={close}>
                    {t('close')}
                  </Button>
                </div>
              </>
            )
          }
        </LoadState>
      </div>
    </dialog>
  );
}

/** What is visited for: a kind of visit, or an online service. */
const keyOf = ({ visit, service }: ProposableVisit): string => service?.slug ?? visit;

interface ChoosingProps {
  visits: readonly ProposableVisit[];
  clinicId: string;
  patient: string;
  onAdd: (held: HeldProposal) => void;
  onCancel: () => void;
}

function Choosing({ visits, clinicId, patient, onAdd, onCancel }: ChoosingProps) {
  const t = useTexts(proposalTexts);
  const format = useFormat();
  const [what, setWhat] = useState<string | null>(null);
  const [who, setWho] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly PublicSlot[]>([]);
  const [isMissing, setMissing] = useState(false);
  const kinds = [...new Map(visits.map((visit) => [keyOf(visit), visit])).values()];
  const kind = kinds.find((visit) => keyOf(visit) === what) ?? kinds[0];
  const people = visits.filter((visit) => kind && keyOf(visit) === keyOf(kind));
  const visit = people.find(({ clinician }) => clinician.id === who) ?? people[0];
  if (!kind || !visit) return null;
  const restart = () => {
    setChosen([]);
    setMissing(false);
  };
  const add = () => {
    if (chosen.length === 0) return setMissing(true);
    const { clinician, service } = visit;
    onAdd({
      value: {
        kind: 'times',
        visit: visit.visit,
        service_type: service?.slug ?? null,
        clinician_id: clinician.id,
        starts: chosen.map(({ starts_at: at }) => at),
      },
      label: t('label.times', { count: chosen.length, name: clinician.name }),
    });
  };
  return (
    <>
      <p className="small muted">{t('propose.lead', { name: patient })}</p>
      <SelectField
        name="visit"
        label={t('propose.what')}
        value={keyOf(kind)}
        onChange={({ currentTarget }) => {
          setWhat(currentTarget.value);
          restart();
        }}
        options={kinds.map((one) => ({
          value: keyOf(one),
          label: one.service?.name ?? t(`visit.${one.visit}`),
        }))}
      />
      <SelectField
        name="clinician"
        label={t('propose.with')}
        value={visit.clinician.id}
        onChange={({ currentTarget }) => {
          setWho(currentTarget.value);
          restart();
        }}
        options={people.map(({ clinician, price }) => ({
          value: clinician.id,
          label: price ? `${clinician.name} · ${format.money(price)}` : clinician.name,
        }))}
      />
      <FreeTimes
        key={`${keyOf(kind)} ${visit.clinician.id}`}
        clinicId={clinicId}
        visit={visit}
        chosen={chosen}
        isMissing={isMissing && chosen.length === 0}
        onChosen={setChosen}
      />
      <div className="dialog-actions">
        <Button type="button" onClick={onCancel}>
          {t('close')}
        </Button>
        <Button type="button" variant="primary" onClick={add}>
          {t('add')}
        </Button>
      </div>
    </>
  );
}

interface FreeTimesProps {
  clinicId: string;
  visit: ProposableVisit;
  chosen: readonly PublicSlot[];
  isMissing: boolean;
  onChosen: (chosen: readonly PublicSlot[]) => void;
}

/** A day, its free times to tick, and all that are ticked: they can be on several days. */
function FreeTimes({ clinicId, visit, chosen, isMissing, onChosen }: FreeTimesProps) {
  const t = useTexts(proposalTexts);
  const format = useFormat();
  const [end] = useState(() => addDays(new Date().toISOString().slice(0, 10), READ_DAYS));
  const [day, setDay] = useState<string | null>(null);
  const loaded = useCall(getProviderAvailability, {
    params: { id: clinicId },
    query: { end_date: end, kind: visit.visit, clinician: visit.clinician.id },
  });
  const isFull = chosen.length >= MOST_PROPOSED_TIMES;
  const count = MOST_PROPOSED_TIMES;
  const toggle = (slot: PublicSlot, isChosen: boolean) => {
    const others = chosen.filter(({ starts_at: at }) => at !== slot.starts_at);
    const next = isChosen ? [...others, slot] : others;
    onChosen(next.toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at)));
  };
  return (
    <LoadState loaded={loaded}>
      {({ data }) => {
        const days = Map.groupBy(data, ({ date }) => date);
        const shown = day ?? data[0]?.date;
        if (shown === undefined) return <p>{t('propose.none')}</p>;
        return (
          <>
            <SelectField
              name="day"
              label={t('propose.day')}
              value={shown}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
              options={[...days.keys()].map((date) => ({ value: date, label: format.date(date, 'weekday') }))}
            />
            <div className="propose-times">
              <CheckboxList
                name="times"
                legend={t('propose.times', { count })}
                chosen={chosen.map(({ starts_at: at }) => at)}
                hint={isFull ? t('propose.most', { count }) : undefined}
                error={isMissing ? t('propose.missing') : undefined}
                onChoose={(at, isChosen) => {
                  const slot = data.find(({ starts_at: start }) => start === at);
                  if (slot) toggle(slot, isChosen);
                }}
                choices={(days.get(shown) ?? []).map(({ starts_at: at, time_zone: zone }) => ({
                  value: at,
                  label: format.time(at, zone),
                  disabled: isFull && !chosen.some(({ starts_at: one }) => one === at),
                }))}
              />
            </div>
            {chosen.length ? (
              <div>
                <p className="small">{t('propose.chosen')}</p>
                <ul className="propose-chosen small num">
                  {chosen.map(({ starts_at: at, date, time_zone: zone }) => (
                    <li key={at} className="msg-tag">
                      {`${format.date(date, 'weekday')}, ${format.time(at, zone)}`}
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
          </>
        );
      }}
    </LoadState>
  );
}
