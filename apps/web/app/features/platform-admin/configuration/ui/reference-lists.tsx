import type { Configuration } from '@travesia/contracts/platform-admin';
import { CurrencyTable } from './currency-table.tsx';
import { LocationTable } from './location-table.tsx';
import { ProviderTypeTable } from './provider-type-table.tsx';

export interface ReferenceProps {
  configuration: Configuration;
  /** Loads the configuration again. */
  reload: () => Promise<void>;
}

/** Currencies with rates, clinic types and locations, each with its source. */
export function ReferenceLists(props: ReferenceProps) {
  return (
    <>
      <CurrencyTable {...props} />
      <ProviderTypeTable {...props} />
      <LocationTable {...props} />
    </>
  );
}
