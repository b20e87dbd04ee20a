import { useNavigate } from 'react-router';
import { EnterClinicButton } from '../../contexts/index.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { networkTexts } from './texts.ts';

interface EnterButtonProps {
  clinic: { id: string; name: string };
  primary?: boolean;
  /** In a row that names the clinic, where a longer label would take a second line. */
  isShort?: boolean;
}

/** Starts acting as a clinic of the organization and opens its dashboard. */
export function EnterButton({ clinic, primary = false, isShort = false }: EnterButtonProps) {
  const t = useTexts(networkTexts);
  const navigate = useNavigate();
  const path = useLocalPath();
  return (
    <EnterClinicButton
      via="organization"
      clinic={clinic}
      variant={primary ? 'primary' : 'secondary'}
      size="small"
      onEntered={() => void navigate(path(`/provider/${clinic.id}/dashboard`))}
    >
      {t(isShort ? 'enter.as' : 'enter')} <span className="sr-only">{clinic.name}</span>
    </EnterClinicButton>
  );
}
