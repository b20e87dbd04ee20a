import { accountsNavigation } from './features/accounts/navigation/navigation.ts';
import { applicationsNavigation } from './features/applications/navigation/navigation.ts';
import { auditNavigation } from './features/audit/navigation/navigation.ts';
import { catalogNavigation } from './features/catalog/navigation/navigation.ts';
import { favoritesNavigation } from './features/favorites/navigation/navigation.ts';
import { importsNavigation } from './features/imports/navigation/navigation.ts';
import { organizationsNavigation } from './features/organizations/navigation/navigation.ts';
import { patientNavigation } from './features/patient/navigation/navigation.ts';
import { platformAdminNavigation } from './features/platform-admin/navigation/navigation.ts';
import { providersNavigation } from './features/providers/navigation/navigation.ts';
import { searchNavigation } from './features/search/navigation/navigation.ts';
import { supportNavigation } from './features/support/navigation/navigation.ts';
import type { Navigation } from './lib/feature/navigation.ts';

/**
 * The entries of every feature in the portals' navigation, in module order. Apart from `features.ts`, because browsers load this
 * list but not the table of pages. A test compares it with the folders.
 */
export const navigation: readonly Navigation[] = [
  auditNavigation,
  accountsNavigation,
  favoritesNavigation,
  searchNavigation,
  catalogNavigation,
  applicationsNavigation,
  providersNavigation,
  organizationsNavigation,
  importsNavigation,
  supportNavigation,
  patientNavigation,
  platformAdminNavigation,
];
