import { getOwnPackage } from '@travesia/contracts/packages';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { ClinicPage } from '../../../portal/index.ts';
import { CreatePackage } from './create-package.tsx';
import { PackageEditor } from './package-editor.tsx';
import { editorTexts } from './texts.ts';

const FEATURE = 'provider_nav_packages';

/** `/provider/packages/edit/{id}`: the working copy of a package. */
export function EditPackagePage({ id }: { id: string }) {
  const t = useTexts(editorTexts);
  return (
    <ClinicPage isSame title={t('edit.title')} description={t('edit.description')} feature={FEATURE}>
      <EditPackage key={id} id={id} />
    </ClinicPage>
  );
}

function EditPackage({ id }: { id: string }) {
  const t = useTexts(editorTexts);
  const language = useLocale();
  const loaded = useCall(getOwnPackage, { params: { id }, query: { language } });
  return (
    <>
      {loaded.data ? null : <h1>{t('edit.title')}</h1>}
      <LoadState loaded={loaded} tall>
        {(draft) => <PackageEditor loaded={draft} />}
      </LoadState>
    </>
  );
}

/** `/provider/packages/create` and `…/create/{treatment}`: begins a package, then shows its editor. */
export function CreatePackagePage({ treatment }: { treatment: string | null }) {
  const t = useTexts(editorTexts);
  return (
    <ClinicPage isSame title={t('create.title')} description={t('create.lead')} feature={FEATURE}>
      <CreatePackage key={treatment} treatment={treatment} />
    </ClinicPage>
  );
}
