import { useNavigate } from 'react-router';
import { EnterClinicButton } from '../../contexts/index.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { networkTexts } from './texts.ts';

/** Starts acting as a clinic of the organization and opens its dashboard. */
export function EnterButton({ clinic, primary = false }: { clinic: { id: string; name: string }; primary?: boolean }) {
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
      {t('enter')} <span className="sr-only">{clinic.name}</span>
    </EnterClinicButton>
  );
}
