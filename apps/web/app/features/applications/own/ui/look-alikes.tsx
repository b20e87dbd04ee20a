import { type Application, saveApplication } from '@travesia/contracts/applications';
import type { Problem } from '@travesia/contracts/kit';
import { listProviders, type ProviderSummary } from '@travesia/contracts/providers';
import { useEffect, useState } from 'react';
import type { Form } from '../../../../lib/forms/draft/form.ts';
import type { Draft } from '../../../../lib/forms/draft/use-draft-form.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { applyTexts } from '../texts.ts';

const REST_MS = 500;
const SHORTEST_NAME = 4;
const SHOWN = 3;

interface LookAlikesProps extends Pick<Draft, 'draft'> {
  application: Application;
  /** The form's current values. */
  typed: Form;
  take: (application: Application) => void;
}

/** Directory listings similar to this clinic: if one is the clinic, it is claimed instead of duplicated. */
export function LookAlikes({ application, typed, draft, take }: LookAlikesProps) {
  const t = useTexts(applyTexts);
  const locale = useLocale();
  const found = useLookAlikes(typed);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const claimed = application.claimed_listing;
  const claim = async (id: string | null) => {
    setBusy(id ?? 'none');
    setProblem(null);
    try {
      // Save typed changes first, because the claim builds on their version.
      const version = await draft.saveAll();
      if (version === null) return;
      const params = { id: application.id };
      take(await sessionCall(saveApplication, { params, body: { version, claimed_listing_id: id } }));
    } catch (error) {
      setProblem(problemOf(error) ?? null);
    } finally {
      setBusy(null);
    }
  };
  return (
    <div aria-live="polite" className="apply-alike">
      {problem ? (
        <Notice tone="danger" role="alert">
          {problemText(locale, problem)}
        </Notice>
      ) : null}
      {claimed ? (
        <Notice tone="success" title={t('alike.claimed', { name: claimed.name })}>
          <p>{t('alike.claimedText')}</p>
          <p className="notice-actions">
            <Button type="button" size="small" busy={busy === 'none'} onClick={() => void claim(null)}>
              {t('alike.undo')}
            </Button>
          </p>
        </Notice>
      ) : found.length > 0 ? (
        <Notice icon="building-2" title={t('alike.title', { count: found.length })}>
          <ul className="apply-list-plain">
            {found.map(({ id, slug, name, city, country, listing }) => (
              <li key={id}>
                <span>
                  <LocalLink to={`/providers/${slug}`} target="_blank">
                    {name}
                  </LocalLink>{' '}
                  <span className="muted">{[city?.name, country.name].filter(Boolean).join(', ')}</span>
                </span>
                {listing === 'directory' ? (
                  <Button type="button" size="small" busy={busy === id} onClick={() => void claim(id)}>
                    {t('alike.mine', { name })}
                  </Button>
                ) : (
                  <span className="small muted">{t('alike.partner')}</span>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}

/** Queries the directory when typing pauses. Shows nothing on failure: it is only a hint. */
function useLookAlikes(typed: Form): ProviderSummary[] {
  const [name = '', country = '', city = ''] = ['trade_name', 'country', 'city'].map((one) => typed[`business.${one}`]);
  const locale = useLocale();
  const [found, setFound] = useState<ProviderSummary[]>([]);
  const isTold = name.length >= SHORTEST_NAME && country !== '';
  useEffect(() => {
    if (!isTold) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const query = { q: name, country, language: locale, limit: 10 };
      sessionCall(listProviders, { query }, { background: true, signal: stop.signal }).then(
        ({ data }) => setFound(nearestFirst(data.filter(isAlike), city).slice(0, SHOWN)),
        () => setFound([]),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isTold, name, country, city, locale]);
  return isTold ? found : [];
}

/** Listings in the same city first. */
const nearestFirst = (found: ProviderSummary[], city: string): ProviderSummary[] =>
  found.toSorted((one, other) => Number(isOf(other, city)) - Number(isOf(one, city)));

const isOf = (provider: ProviderSummary, city: string): boolean =>
  provider.city?.name.localeCompare(city, undefined, { sensitivity: 'base' }) === 0;

const isAlike = ({ why }: ProviderSummary): boolean =>
  why.some(({ code }) => code === 'name_match' || code === 'near_name');
