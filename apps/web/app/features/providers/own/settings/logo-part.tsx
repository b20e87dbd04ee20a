import { type ClinicProfile, LOGO_UPLOAD, removeClinicLogo, setClinicLogo } from '@travesia/contracts/providers';
import { uploadFault } from '@travesia/contracts/kit';
import { useRef, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { uploadFile } from '../../../../lib/files/upload-file.ts';
import { uploadSentence } from '../../../../lib/files/upload-sentence.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { AvatarPicture } from '../../../../ui/picture/avatar-picture.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { clinicTexts } from '../texts.ts';

const ACCEPT = Object.keys(LOGO_UPLOAD.types).join(',');

/** Their general texts also name types that are no pictures. */
const NO_PICTURE = ['upload.type_not_taken', 'upload.content_differs'];

interface LogoPartProps {
  profile: ClinicProfile;
  /** Loads the profile again. */
  reload: () => Promise<void>;
}

/** The clinic's logo, as it appears on its page, with buttons to choose another or remove it. */
export function LogoPart({ profile, reload }: LogoPartProps) {
  const t = useTexts(clinicTexts);
  const locale = useLocale();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const { busy, fault, problem, run, forget } = useAct();
  const [refused, setRefused] = useState<string | null>(null);
  const { name, logo_url: logo, actions } = profile;
  const act = (call: () => Promise<unknown>, said: string) => {
    setRefused(null);
    return run(async () => {
      await call();
      await reload();
      showToast(said);
    });
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    forget();
    const found = uploadFault(LOGO_UPLOAD, file);
    if (found) return setRefused(found === 'type_not_taken' ? t('logo.type') : uploadSentence(locale, found));
    void act(() => uploadFile(setClinicLogo, file, {}), t('logo.saved'));
  };
  const error = refused ?? (problem && NO_PICTURE.includes(problem.code) ? t('logo.type') : fault);
  return (
    <section className="portal-section portal-section-main" id="logo" tabIndex={-1} aria-labelledby="logo-heading">
      <h2 id="logo-heading">{t('part.logo')}</h2>
      <div className="account-picture">
        <AvatarPicture name={name} shape="square" size={96} own={logo} />
        <div className="stack">
          <p className="muted">
            {t(isDemo ? 'logo.demo' : 'logo.text', { megabytes: format.number(LOGO_UPLOAD.maxBytes / 1024 / 1024) })}
          </p>
          {actions.includes('change_profile') && !isDemo ? (
            <div className="row">
              <input
                ref={input}
                type="file"
                hidden
                accept={ACCEPT}
                aria-label={t('logo.choose')}
                onChange={({ currentTarget }) => {
                  choose(currentTarget.files?.[0]);
                  // The same file may be chosen again after it was fixed.
                  currentTarget.value = '';
                }}
              />
              <Button type="button" busy={busy} disabled={busy} onClick={() => input.current?.click()}>
                {t(logo ? 'logo.replace' : 'logo.choose')}
              </Button>
              {logo ? (
                <Button
                  type="button"
                  variant="quiet"
                  disabled={busy}
                  onClick={() => void act(() => sessionCall(removeClinicLogo), t('logo.removed'))}
                >
                  {t('logo.remove')}
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
      </div>
      {error ? (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      ) : null}
    </section>
  );
}
