import '../admin-money.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { adminMoneyTexts } from '../texts.ts';

/** The screens of money, as the URL names them. */
const PARTS = ['payments', 'refunds', 'payouts', 'adjustments', 'ledger'] as const;
type Part = (typeof PARTS)[number];

export const PAYMENTS = '/admin/payments';
const pathOf = (part: Part): string => (part === 'payments' ? PAYMENTS : `${PAYMENTS}/${part}`);

/** On a phone the names are wider than the screen: the open one is scrolled to the middle. */
function intoSight(link: HTMLAnchorElement | null): void {
  const line = link?.parentElement;
  if (line) line.scrollLeft = link.offsetLeft - line.offsetLeft - (line.clientWidth - link.clientWidth) / 2;
}

/** A screen of the money of all clinics, with the way to the others. */
export function MoneyPage({ part, children }: { part: Part; children: ReactNode }) {
  const t = useTexts(adminMoneyTexts);
  const path = useLocalPath();
  return (
    <PortalPage title={t(`part.${part}`)} description={t(`lead.${part}`)} roles={['admin']} feature="admin_payments">
      <header className="money-head">
        <h1>{t(`part.${part}`)}</h1>
        <nav className="segments money-parts" aria-label={t('parts')}>
          {PARTS.map((one) => (
            <Link
              key={one}
              ref={one === part ? intoSight : null}
              to={path(pathOf(one))}
              aria-current={one === part ? 'page' : undefined}
            >
              {t(`part.${one}`)}
            </Link>
          ))}
        </nav>
      </header>
      {children}
    </PortalPage>
  );
}

/** A clinic's name, which opens its record. */
export const ClinicLink = ({ id, name }: { id: string; name: string }) => (
  <ScreenLink to={`/admin/providers/${id}`} className="money-link">
    {name}
  </ScreenLink>
);
