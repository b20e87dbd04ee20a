import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import type { Operator } from '../../../../../lib/site/operator.ts';
import { useSite } from '../../../../../lib/site/site.ts';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { Facts } from '../../../../../ui/overlay/disclosure.tsx';
import { legalTexts } from '../texts.ts';

/** The configured operator of this installation; says what is missing. */
export function OperatorCard({ operator: { name, email, address, country } }: { operator: Operator }) {
  const t = useTexts(legalTexts);
  const format = useFormat();
  const { demo } = useSite();
  const items = [
    { name: t('operator.name'), value: name },
    { name: t('operator.address'), value: address },
    { name: t('operator.country'), value: country && format.region(country) },
    { name: t('operator.email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
  ].filter(({ value }) => value);
  return (
    <>
      {items.length > 0 ? <Facts items={items} /> : null}
      {name && email && address ? null : (
        <Notice tone="warning" title={t(demo ? 'operator.demoTitle' : 'operator.missingTitle')}>
          <p>{t(demo ? 'operator.demoText' : 'operator.missingText')}</p>
        </Notice>
      )}
    </>
  );
}

/** The law that applies to the terms. */
export function ApplicableLaw({ operator: { country } }: { operator: Operator }) {
  const t = useTexts(legalTexts);
  const format = useFormat();
  return <p>{country ? t('law.named', { country: format.region(country) }) : t('law.missing')}</p>;
}
