import { localPath } from '../../../lib/i18n/locale.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { whatsappLink } from '../../../lib/whatsapp/whatsapp-link.ts';
import { whatsappPlan } from '../../../lib/whatsapp/whatsapp-texts.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { ShareAddress } from '../../../ui/field/share-address.tsx';
import { type Answers, startAddress } from '../answers.ts';
import { startTexts } from '../texts.ts';

/** The address, and ways to send or print it. Asks for no phone number or email. */
export function SharePlan({ title, answers }: { title: string; answers: Answers }) {
  const t = useTexts(startTexts);
  const locale = useLocale();
  const { origin } = useSite();
  // Not the current URL: this one includes the currency, so that the totals are the same wherever it is opened.
  const address = origin + localPath(locale, startAddress(answers, 'plan'));
  const text = t('share.message', { title, address });
  return (
    <section className="card card-padded stack no-print" aria-labelledby="plan-share">
      <h2 id="plan-share" className="plan-heading">
        {t('share.heading')}
      </h2>
      <p>{t('share.text')}</p>
      <ShareAddress label={t('share.label')} address={address} />
      <div className="row">
        <LinkButton
          icon="message-circle"
          href={whatsappLink(whatsappPlan(locale, address))}
          rel="noopener noreferrer"
          target="_blank"
        >
          {t('share.whatsapp')}
        </LinkButton>
        <LinkButton icon="mail" href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`}>
          {t('share.mail')}
        </LinkButton>
        <Button type="button" hidden data-enhance="print">
          {t('share.print')}
        </Button>
      </div>
      <p className="small muted measure">{t('share.privacy')}</p>
    </section>
  );
}
