import type { Configuration } from '@travesia/contracts/platform-admin';
import { CurrencyTable } from './currency-table.tsx';
import { LocationTable } from './location-table.tsx';
import { ProviderTypeTable } from './provider-type-table.tsx';

/** Currencies with rates, provider types and locations, each with its source. */
export function ReferenceLists({ configuration }: { configuration: Configuration }) {
  return (
    <>
      <CurrencyTable configuration={configuration} />
      <ProviderTypeTable configuration={configuration} />
      <LocationTable configuration={configuration} />
    </>
  );
}
