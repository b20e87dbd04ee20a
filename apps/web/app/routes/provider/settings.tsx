import { ClaimsNotice } from '../../features/advertising/claims/claims-notice.tsx';
import { FactsLabel, FactsPart } from '../../features/advertising/facts/facts-part.tsx';
import { SettingsPage } from '../../features/providers/own/settings/settings-page.tsx';

/** `/provider/settings`: the clinic's settings, with what it states for its advertising and checks of its description. */
export default function Settings() {
  return (
    <SettingsPage
      more={[{ id: 'advertising', label: <FactsLabel />, content: <FactsPart /> }]}
      underDescription={(written) => <ClaimsNotice {...written} />}
    />
  );
}
