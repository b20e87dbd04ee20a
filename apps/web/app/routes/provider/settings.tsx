import { ClaimsNotice } from '../../features/advertising/claims/claims-notice.tsx';
import { FactsLabel, FactsPart } from '../../features/advertising/facts/facts-part.tsx';
import { BankLabel, BankPart } from '../../features/financials/accounts/bank-part.tsx';
import { SettingsPage } from '../../features/providers/own/settings/settings-page.tsx';

/** `/provider/settings`: the clinic's settings, with where it is paid, what it states for its advertising and checks of its description. */
export default function Settings() {
  return (
    <SettingsPage
      more={[
        { id: 'bank', label: <BankLabel />, content: <BankPart /> },
        { id: 'advertising', label: <FactsLabel />, content: <FactsPart /> },
      ]}
      underDescription={(written) => <ClaimsNotice {...written} />}
    />
  );
}
