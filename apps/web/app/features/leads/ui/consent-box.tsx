import type { ConsentPurpose } from '@travesia/contracts/leads';
import type { ReactNode } from 'react';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import type { Refusal } from '../answer-form.ts';

interface ConsentBoxProps {
  purpose: ConsentPurpose;
  refusal: Refusal | undefined;
  required?: boolean;
  children: ReactNode;
}

/** One consent, never preselected. */
export function ConsentBox({ purpose, refusal, required = false, children }: ConsentBoxProps) {
  const name = `consents.${purpose}`;
  return (
    <TickBox name={name} required={required} ticked={refusal?.values[name] === 'true'} error={refusal?.errors[name]}>
      {children}
    </TickBox>
  );
}
