import type { SecondFactorRequired } from '@travesia/contracts/accounts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { localeOfPath, plainPath } from '../../../../lib/i18n/locale.ts';
import { LocaleProvider } from '../../../../lib/i18n/use-texts.tsx';
import { DEFAULT_PREFERENCES } from '../../../../lib/preferences/preferences.ts';
import { SiteProvider, type Site } from '../../../../lib/site/site.ts';
import SecondStepCard from '../second-step/second-step-card.tsx';
import { askForLink } from '../session-acts.ts';
import { CheckInbox } from '../ui/check-inbox.tsx';
import { NotVerifiedNotice } from '../ui/not-verified-notice.tsx';

/** Where a card is drawn, and whether the data is fictional. */
interface Place {
  element: HTMLElement;
  demo: boolean;
}

/** Asks for the second factor in place of the form. Returns the function that removes the card. */
export const openSecondStep = (place: Place, step: SecondFactorRequired, onBack: () => void): (() => void) =>
  draw(place, <SecondStepCard step={step} onBack={onBack} />);

/** Says that an email with a link is on its way, in place of the form. */
export const openInbox = (place: Place, email: string, onChangeAddress: () => void): (() => void) =>
  draw(
    place,
    <CheckInbox kind="verify" email={email} resend={() => sendLink(email)} onChangeAddress={onChangeAddress} />,
  );

/** Offers a new link to someone whose address is not confirmed yet. */
export const openNotVerified = (place: Place, email: string, onSent: () => void): (() => void) =>
  draw(
    place,
    <div role="alert">
      <NotVerifiedNotice email={email} send={sendLink} onSent={onSent} />
    </div>,
  );

const sendLink = (email: string) => askForLink(localeOfPath(location.pathname), 'verify', email);

/** Draws into a page that is not hydrated, with the facts the root gives to pages that are. */
function draw({ element, demo }: Place, content: ReactNode): () => void {
  const { origin, pathname, search } = location;
  const locale = localeOfPath(pathname);
  const path = plainPath(pathname);
  const site: Site = { ...DEFAULT_PREFERENCES, origin, locale, path, search, demo, requestId: '' };
  const root = createRoot(element);
  root.render(
    <LocaleProvider locale={locale}>
      <SiteProvider value={site}>{content}</SiteProvider>
    </LocaleProvider>,
  );
  return () => root.unmount();
}
