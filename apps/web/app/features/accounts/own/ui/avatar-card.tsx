import { AVATAR_UPLOAD, removeAvatar, setAvatar, type User } from '@travesia/contracts/accounts';
import { PictureChooser } from '../../../../lib/files/picture-chooser.tsx';
import { uploadFile } from '../../../../lib/files/upload-file.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { PersonPicture } from '../../../../ui/picture/person-picture.tsx';
import { accountTexts } from '../texts.ts';

/** The user's picture. */
export function AvatarCard({ user }: { user: User }) {
  const t = useTexts(accountTexts);
  const format = useFormat();
  const { first_name: first, last_name: last, avatar_url: picture, demo } = user;
  const megabytes = format.number(AVATAR_UPLOAD.maxBytes / 1024 / 1024);
  const act = async (call: Promise<User>) => useSession.setState({ user: await call });
  return (
    <section className="card card-padded stack" aria-labelledby="picture">
      <h2 id="picture">{t('picture.heading')}</h2>
      <PictureChooser
        rules={AVATAR_UPLOAD}
        shown={<PersonPicture first={first} last={last} picture={picture} size="profile" />}
        isOwn={picture !== null}
        mayChange={!demo}
        words={{
          explain: t(demo ? 'picture.demo' : 'picture.text', { megabytes }),
          choose: t('picture.choose'),
          replace: t('picture.replace'),
          remove: t('picture.remove'),
          type: t('picture.type'),
          sending: t('picture.sending'),
          saved: t('picture.saved'),
          removed: t('picture.removed'),
        }}
        upload={(file, onProgress) => act(uploadFile(setAvatar, file, {}, { onProgress }))}
        remove={() => act(sessionCall(removeAvatar))}
      />
    </section>
  );
}
