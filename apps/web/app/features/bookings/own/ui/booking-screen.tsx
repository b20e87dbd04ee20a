import '../own.css';
import type { ReactNode } from 'react';
import { isId } from '../../../../lib/forms/is-id.ts';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { type BookingAndMoney, useBookingAndMoney } from '../load-money.ts';
import { StaleNote } from './stale-note.tsx';
import { UnknownBooking } from './unknown-booking.tsx';

/** What a screen of one booking shows and can do. */
export interface ShownBooking extends BookingAndMoney {
  show: (booking: BookingAndMoney['booking']) => void;
  reload: () => Promise<void>;
}

interface BookingScreenProps {
  id: string | null;
  payment?: string | null;
  /** The `h1` while loading and for an unknown booking. */
  heading: string;
  children: (shown: ShownBooking) => ReactNode;
}

/** One booking with its payments, loaded and kept up to date. */
export function BookingScreen({ id, payment = null, heading, children }: BookingScreenProps) {
  if (id === null || !isId(id))
    return (
      <>
        <h1>{heading}</h1>
        <UnknownBooking />
      </>
    );
  return (
    <Known key={id} id={id} payment={payment} heading={heading}>
      {children}
    </Known>
  );
}

function Known({
  id,
  payment,
  heading,
  children,
}: { id: string; payment: string | null } & Pick<BookingScreenProps, 'heading' | 'children'>) {
  const loaded = useBookingAndMoney(id, payment);
  const { data, problem, reload, change } = loaded;
  const isUnknown = data === null && problem?.status === 404;
  const show = (booking: BookingAndMoney['booking']) => change((known) => ({ ...known, booking }));
  return (
    <>
      {data ? null : <h1>{heading}</h1>}
      {isUnknown ? (
        <UnknownBooking />
      ) : (
        <LoadState loaded={loaded} tall>
          {(known) => children({ ...known, show, reload })}
        </LoadState>
      )}
      <StaleNote loaded={loaded} />
    </>
  );
}
