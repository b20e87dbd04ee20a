import { type ClinicProfile, LOGO_UPLOAD, removeClinicLogo, setClinicLogo } from '@travesia/contracts/providers';
import { PictureChooser } from '../../../../lib/files/picture-chooser.tsx';
import { uploadFile } from '../../../../lib/files/upload-file.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { AvatarPicture } from '../../../../ui/picture/avatar-picture.tsx';
import { clinicTexts } from '../texts.ts';

interface LogoPartProps {
  profile: ClinicProfile;
  /** Loads the profile again. */
  reload: () => Promise<void>;
}

/** The clinic's logo, as it appears on its page. */
export function LogoPart({ profile, reload }: LogoPartProps) {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const { name, logo_url: logo, actions } = profile;
  const megabytes = format.number(LOGO_UPLOAD.maxBytes / 1024 / 1024);
  const act = async (call: Promise<unknown>) => {
    await call;
    await reload();
  };
  return (
    <section className="portal-section portal-section-main" id="logo" tabIndex={-1} aria-labelledby="logo-heading">
      <h2 id="logo-heading">{t('part.logo')}</h2>
      <PictureChooser
        rules={LOGO_UPLOAD}
        shown={<AvatarPicture name={name} shape="square" size={96} own={logo} />}
        isOwn={logo !== null}
        mayChange={actions.includes('change_profile') && !isDemo}
        words={{
          explain: t(isDemo ? 'logo.demo' : 'logo.text', { megabytes }),
          choose: t('logo.choose'),
          replace: t('logo.replace'),
          remove: t('logo.remove'),
          type: t('logo.type'),
          sending: t('logo.sending'),
          saved: t('logo.saved'),
          removed: t('logo.removed'),
        }}
        upload={(file, onProgress) => act(uploadFile(setClinicLogo, file, {}, { onProgress }))}
        remove={() => act(sessionCall(removeClinicLogo))}
      />
    </section>
  );
}
