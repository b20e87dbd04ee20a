import { CurrencyTable } from './currency-table.tsx';
import { LocationTable } from './location-table.tsx';
import type { ReferenceProps } from './reference-props.ts';
import { ProviderTypeTable } from './provider-type-table.tsx';

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
