import {
  changeCurrency as changeCurrencyCall,
  changeLocation as changeLocationCall,
  changeProviderType as changeTypeCall,
} from '@travesia/contracts/catalog';
import { mount, type Mounted } from '../../../../platform/http/module.ts';
import { changeCurrency } from './commands/change-currency.ts';
import type { ReferenceDeps } from './commands/change-entry.ts';
import { changeLocation } from './commands/change-location.ts';
import { changeProviderType } from './commands/change-provider-type.ts';

/** Routes for admins to change currencies, provider types and destinations. */
export const referenceRoutes = (deps: ReferenceDeps): Mounted[] => [
  mount(changeCurrencyCall, ({ params, body }, { actor }) => changeCurrency(deps, params.code, body, actor)),
  mount(changeTypeCall, ({ params, body }, { actor }) => changeProviderType(deps, params.slug, body, actor)),
  mount(changeLocationCall, ({ params, body }, { actor }) => changeLocation(deps, params.code, body, actor)),
];
