import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const importsFeature: Feature = {
  name: 'imports',
  pages: [
    portalPage('admin/imports', 'admin/imports/imports.tsx'),
    portalPage('admin/imports/pairs', 'admin/imports/import-pairs.tsx'),
    portalPage('admin/imports/:id', 'admin/imports/import.tsx'),
  ],
};
