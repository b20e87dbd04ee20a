import type { ItineraryEntry } from '@travesia/contracts/journeys';
import { phoneAddress } from '../../../../lib/format/phone-address.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button, IconButton } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { EntryActs, ItineraryProps } from '../plan-props.ts';
import { planTexts } from '../texts.ts';
import { EntryClock } from './entry-clock.tsx';
import { ENTRY_ICONS } from './entry-icons.ts';
import { EntryTimes } from './entry-times.tsx';

interface EntryLineProps extends Omit<ItineraryProps, 'show'>, EntryActs {
  entry: ItineraryEntry;
}

/** An entry of an itinerary. */
export function EntryLine({ entry, itinerary, reader, onEdit, onRemove, onDriver }: EntryLineProps) {
  const t = useTexts(planTexts);
  const { id, kind, title, place, address, phone, reference, note, by, approved, actions } = entry;
  const isEarly = itinerary.conflicts.some(
    (conflict) => conflict.kind === 'flies_home_too_early' && conflict.entries.includes(id),
  );
  const where = [place, reference].filter(Boolean).join(' · ');
  return (
    <>
      <EntryClock at={entry.starts_at} zone={itinerary.time_zone} />
      <Icon name={ENTRY_ICONS[kind]} className="plan-icon" />
      <div className="plan-about">
        <p>
          <span className="sr-only">{`${t(`kind.${kind}`)}: `}</span>
          <span className="strong">{title}</span>
        </p>
        <EntryTimes entry={entry} zone={itinerary.time_zone} />
        {where ? <p className="small muted">{where}</p> : null}
        {phone ? (
          <p className="small">
            <a className="plan-phone num" href={phoneAddress(phone)}>
              <Icon name="phone" />
              {phone}
            </a>
          </p>
        ) : null}
        {note ? <p className="small plan-note">{note}</p> : null}
        <p className="row plan-badges">
          {isEarly ? (
            <Badge tone="warning" icon="triangle-alert">
              {t('early.badge')}
            </Badge>
          ) : null}
          {by === 'clinic' && reader === 'patient' ? <span className="small muted">{t('by.clinic')}</span> : null}
          {by === 'patient' && reader === 'clinic' ? <span className="small muted">{t('by.patient')}</span> : null}
        </p>
        {approved ? (
          <p className="small muted">
            {t('approved', { clinician: approved.clinician, license: approved.license, reason: approved.reason })}
          </p>
        ) : null}
        {address ? <DriverAddress title={title} address={address} onShow={() => onDriver(entry)} /> : null}
      </div>
      {actions.length ? (
        <span className="plan-entry-acts">
          {actions.includes('edit') ? (
            <IconButton
              type="button"
              icon="pencil"
              label={t('itinerary.edit.of', { title })}
              onClick={() => onEdit(entry)}
            />
          ) : null}
          {actions.includes('remove') ? (
            <IconButton
              type="button"
              icon="trash-2"
              label={t('itinerary.remove.of', { title })}
              onClick={() => onRemove(entry)}
            />
          ) : null}
        </span>
      ) : null}
    </>
  );
}

interface DriverAddressProps {
  title: string;
  address: string;
  onShow: () => void;
}

function DriverAddress({ title, address, onShow }: DriverAddressProps) {
  const t = useTexts(planTexts);
  return (
    <div className="plan-address">
      <div>
        <p className="small">{t('driver.label')}</p>
        <p className="plan-address-text">{address}</p>
      </div>
      <Button type="button" size="small" aria-label={t('driver.open.of', { title })} onClick={onShow}>
        {t('driver.open')}
      </Button>
    </div>
  );
}
