import type { NetworkClinic } from '@travesia/contracts/organizations';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ClinicLink } from '../clinic-link.tsx';
import { EnterButton } from '../enter-button.tsx';
import { networkTexts } from '../texts.ts';

/** Clinics needing attention, most urgent first, with what they need. */
export function ClinicNeeds({ clinics, none }: { clinics: readonly NetworkClinic[]; none: string }) {
  const t = useTexts(networkTexts);
  if (!clinics.length) return <p className="muted desk-none">{none}</p>;
  return (
    <ul className="desk-rows">
      {clinics.map((clinic, at) => (
        <li key={clinic.id}>
          <span>
            <ClinicLink clinic={clinic} />
            <br />
            <span className="muted">{clinic.needs.map((need) => t(`need.${need}`)).join(' · ')}</span>
          </span>
          {clinic.actions.includes('enter') ? <EnterButton clinic={clinic} primary={at === 0} /> : null}
        </li>
      ))}
    </ul>
  );
}
