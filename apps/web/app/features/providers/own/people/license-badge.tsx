import type { OwnClinician } from '@travesia/contracts/providers';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { CREDENTIAL_LOOKS } from '../../public/credential-view.ts';
import { peopleTexts } from './texts.ts';

/** The state of a license or registered specialty. */
export function OnFileBadge({ onFile }: { onFile: OwnClinician['license'] }) {
  const t = useTexts(peopleTexts);
  if (!onFile)
    return (
      <Badge tone="warning" icon="triangle-alert">
        {t('license.none')}
      </Badge>
    );
  return <Badge {...CREDENTIAL_LOOKS[onFile.status]}>{t(`license.${onFile.status}`)}</Badge>;
}
