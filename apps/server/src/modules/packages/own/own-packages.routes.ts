import {
  archiveOwnPackage,
  changePackagePrices,
  confirmPackagePrices,
  createOwnPackage,
  duplicateOwnPackage,
  getOwnPackage,
  getPackageEdition,
  getPolicyTable,
  getSimilarPackages,
  listOwnPackages,
  listPackageEditions,
  pauseOwnPackage,
  previewOwnPackage,
  publishOwnPackage,
  restoreArchivedPackage,
  restorePackageEdition,
  resumeOwnPackage,
  saveOwnPackage,
  undoArchiveOwnPackage,
} from '@travesia/contracts/packages';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import { changePrices } from './commands/change-prices.ts';
import { confirmOwnPrices } from './commands/confirm-prices.ts';
import { createPackage } from './commands/create-package.ts';
import { duplicatePackage } from './commands/duplicate-package.ts';
import { movePackage } from './commands/move-package.ts';
import { publishPackage } from './commands/publish-package.ts';
import { resumePackage } from './commands/resume-package.ts';
import { restoreEdition } from './commands/restore-edition.ts';
import { savePackage } from './commands/save-package.ts';
import { undoArchive } from './commands/undo-archive.ts';
import type { OwnPackagesDeps } from './own-packages-deps.ts';
import { getEditionQuery, listEditionsQuery } from './queries/get-editions.ts';
import { getOwnPackageQuery } from './queries/get-own-package.ts';
import { getPolicyTableQuery } from './queries/get-policy-table.ts';
import { getSimilarPackagesQuery } from './queries/get-similar-packages.ts';
import { listOwnPackagesQuery } from './queries/list-own-packages.ts';
import { previewPackage } from './queries/preview-package.ts';

/** Endpoints for a clinic's own packages. */
export const ownPackagesRoutes = (deps: OwnPackagesDeps): Mounted[] => [
  mount(listOwnPackages, ({ query }, { actor }) => listOwnPackagesQuery(deps, query, actor)),
  mount(createOwnPackage, ({ body, query }, { actor }) => createPackage(deps, body.treatment, query.language, actor)),
  mount(changePackagePrices, ({ body, query }, { actor }) => changePrices(deps, body, query.language, actor)),
  mount(confirmPackagePrices, ({ body }, { actor }) => confirmOwnPrices(deps, body.ids, actor)),
  mount(getOwnPackage, ({ params, query }, { actor }) => getOwnPackageQuery(deps, params.id, query.language, actor)),
  mount(saveOwnPackage, ({ params, query, body }, { actor }) =>
    savePackage(deps, params.id, body, query.language, actor),
  ),
  mount(publishOwnPackage, ({ params, query, body }, { actor }) =>
    publishPackage(deps, params.id, body, query.language, actor),
  ),
  mount(pauseOwnPackage, ({ params, query, body }, { actor }) =>
    movePackage(deps, { ...params, ...query, ...body, actor }, 'pause'),
  ),
  mount(resumeOwnPackage, ({ params, query, body }, { actor }) =>
    resumePackage(deps, { ...params, ...query, ...body, actor }),
  ),
  mount(archiveOwnPackage, ({ params, query, body }, { actor }) =>
    movePackage(deps, { ...params, ...query, ...body, actor }, 'archive'),
  ),
  mount(undoArchiveOwnPackage, ({ params, query, body }, { actor }) =>
    undoArchive(deps, { ...params, ...query, ...body, actor }),
  ),
  mount(restoreArchivedPackage, ({ params, query, body }, { actor }) =>
    movePackage(deps, { ...params, ...query, ...body, actor }, 'restore'),
  ),
  mount(duplicateOwnPackage, ({ params, query }, { actor }) =>
    duplicatePackage(deps, params.id, query.language, actor),
  ),
  mount(previewOwnPackage, ({ params, body }, { actor }) => previewPackage(deps, params.id, body, actor)),
  mount(getSimilarPackages, ({ params, query }, { actor }) =>
    getSimilarPackagesQuery(deps, params.id, query.language, actor),
  ),
  mount(getPolicyTable, ({ params, query }, { actor }) => getPolicyTableQuery(deps, params.id, query, actor)),
  mount(listPackageEditions, ({ params }, { actor }) => listEditionsQuery(deps, params.id, actor)),
  mount(getPackageEdition, ({ params }, { actor }) => getEditionQuery(deps, params.id, params.number, actor)),
  mount(restorePackageEdition, ({ params, query, body }, { actor }) =>
    restoreEdition(deps, { ...params, version: body.version }, query.language, actor),
  ),
];
