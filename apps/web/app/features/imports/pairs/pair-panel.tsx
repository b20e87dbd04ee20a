import { decideFacilityPair, type FacilityPair, type PairDecision } from '@travesia/contracts/imports';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { FailedAct } from '../../../lib/workbench/states.tsx';
import { useUndoable } from '../../../lib/workbench/use-undoable.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { useFacilityType } from '../ui/use-facility-type.ts';
import './pairs.css';
import { pairsTexts } from './texts.ts';
import { useApart } from './use-apart.ts';

type Action = PairDecision['action'];
type Side = FacilityPair['row'];

interface PairPanelProps {
  pair: FacilityPair;
  /** Goes on to the next pair. */
  onDecided: () => Promise<void>;
  /** Shows what is now, when a decision was undone or refused. */
  onChanged: () => void;
  /** Leaves it undecided; undefined if it is the only one. */
  onSkip: (() => void) | undefined;
}

const ACTS: Readonly<Record<Action, { icon: IconName; shortcut: string }>> = {
  join: { icon: 'check', shortcut: 's' },
  separate: { icon: 'arrow-right-left', shortcut: 'd' },
  reopen: { icon: 'undo-2', shortcut: 'u' },
};
/** What takes a decision back, by the state before it. */
const WAY_BACK: Readonly<Record<FacilityPair['state'], Action>> = {
  open: 'reopen',
  merged: 'join',
  same: 'join',
  different: 'separate',
};

/** Two facilities that may be one, side by side, and the decision. */
export function PairPanel({ pair, onDecided, onChanged, onSkip }: PairPanelProps) {
  const t = useTexts(pairsTexts);
  const apart = useApart();
  const format = useFormat();
  const { busy, doing, problem, run } = useAct();
  const showUndoable = useUndoable();
  const { id, state, actions, version } = pair;
  const decide = (action: Action, seen = version) =>
    sessionCall(decideFacilityPair, { params: { id }, body: { action, version: seen } });
  const act = (action: Action) =>
    void run(async () => {
      try {
        const decided = await decide(action);
        showUndoable(t(`done.${action}`), () => decide(WAY_BACK[state], decided.version), onChanged);
      } catch (error) {
        onChanged();
        throw error;
      }
      await onDecided();
    }, action);
  const distance = apart(pair.distance_km);
  return (
    <section className="pair" aria-label={t('compare')}>
      <p>
        <b>{t('question')}</b>{' '}
        <span className="muted">
          {[distance && t('apart.both', { distance }), t('alike', { share: format.percent(pair.likeness) })]
            .filter(Boolean)
            .join(' · ')}
        </span>{' '}
        <span className="small muted" lang="en">
          {pair.reason}
        </span>
      </p>
      <FailedAct problem={problem} />
      <div className="row">
        {actions.map((action) => (
          <Button
            key={action}
            type="button"
            variant={state === 'open' && action === 'join' ? 'primary' : 'secondary'}
            icon={ACTS[action].icon}
            busy={busy && doing === action}
            data-shortcut={ACTS[action].shortcut}
            onClick={() => act(action)}
          >
            {t(action === 'separate' && (state === 'merged' || state === 'same') ? 'act.split' : `act.${action}`)}
          </Button>
        ))}
        {onSkip ? (
          <Button type="button" variant="quiet" icon="arrow-right" data-shortcut="n" onClick={onSkip}>
            {t('skip')}
          </Button>
        ) : null}
      </div>
      <Comparison pair={pair} />
    </section>
  );
}

const FIELDS = [
  'name',
  'type',
  'street',
  'city',
  'region',
  'postal_code',
  'phones',
  'email',
  'website',
  'beds',
] as const;

function Comparison({ pair: { row, listing, differing } }: { pair: FacilityPair }) {
  const t = useTexts(pairsTexts);
  const value = useValue();
  const shown = FIELDS.filter((field) => value(row, field) || value(listing, field));
  return (
    <table className="table pair-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('field')}</span>
          </th>
          <SideHead title={t('side.row')} side={row} />
          <SideHead title={t('side.listing')} side={listing} />
        </tr>
      </thead>
      <tbody>
        {shown.map((field) => {
          const differs = differing.includes(field);
          return (
            <tr key={field} className={differs ? 'pair-differs' : undefined}>
              <th scope="row">
                {t(`field.${field}`)}
                {differs ? (
                  <span className="pair-mark">
                    <Icon name="triangle-alert" />
                    <span className="sr-only">{t('differs')}</span>
                  </span>
                ) : null}
              </th>
              <td>{value(row, field) || '–'}</td>
              <td>{value(listing, field) || '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function SideHead({ title, side }: { title: string; side: Side }) {
  const t = useTexts(pairsTexts);
  const path = useLocalPath();
  const origin = [side.register, side.code].filter(Boolean).join(' ') || t('registered.no');
  return (
    <th scope="col">
      {title}
      <span className="bench-two">
        {origin}
        {side.is_partner ? ` · ${t('partner')}` : null}
        {' · '}
        {side.slug ? <a href={path(`/providers/${side.slug}`)}>{t('view')}</a> : t('unlisted')}
      </span>
    </th>
  );
}

/** A field of a facility as text; empty if it is unknown. */
function useValue(): (side: Side, field: (typeof FIELDS)[number]) => string {
  const typeOf = useFacilityType();
  const format = useFormat();
  return (side, field) => {
    if (field === 'phones') return side.phones.join(', ');
    if (field === 'beds') return side.beds === null ? '' : format.number(side.beds);
    if (field === 'type') return typeOf(side.type);
    return side[field] ?? '';
  };
}
