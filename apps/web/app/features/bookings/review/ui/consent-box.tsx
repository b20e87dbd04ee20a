import type { ReactNode } from 'react';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import type { Consent } from '../use-booking.ts';

interface ConsentBoxProps {
  consent: Consent;
  /** What is said where it must be ticked first. */
  missing: string;
  children: ReactNode;
}

/** A consent that booking asks for. */
export function ConsentBox({ consent, missing, children }: ConsentBoxProps) {
  return (
    <TickBox
      name={consent.name}
      required={false}
      ticked={consent.isAccepted}
      onTick={consent.accept}
      error={consent.isMissing ? missing : undefined}
    >
      {children}
    </TickBox>
  );
}
