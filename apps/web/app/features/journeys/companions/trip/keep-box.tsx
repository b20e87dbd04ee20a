import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { companionTexts } from '../texts.ts';

/** Keeps the trip in the reader’s account; without one, or signed out, the way there and back. */
export function KeepBox({ token }: { token: string }) {
  const t = useTexts(companionTexts);
  const path = useLocalPath();
  const back = `?${new URLSearchParams({ returnUrl: path(`/trip/${token}`) })}`;
  return (
    <section
      className="card card-padded stack no-print"
      aria-labelledby="trip-keep"
      data-enhance="keep-trip"
      data-token={token}
      data-to={path('/accompanied-trips')}
      data-taken={t('keep.taken')}
      data-failed={t('keep.failed')}
    >
      <h2 id="trip-keep">{t('keep.heading')}</h2>
      <p>{t('keep.text')}</p>
      <p className="row" data-part="out">
        <LinkButton href={path('/login') + back}>{t('keep.signIn')}</LinkButton>
        <LinkButton variant="quiet" href={path('/signup') + back}>
          {t('keep.signUp')}
        </LinkButton>
      </p>
      <p className="row" data-part="in" hidden>
        <Button type="button" variant="primary">
          {t('keep.do')}
        </Button>
      </p>
      <p role="alert" data-part="problem" />
    </section>
  );
}
