import type { Clinician, ProviderDetail } from '@travesia/contracts/providers';
import type { Credential } from '@travesia/contracts/credentials';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../../ui/badge/badge.tsx';
import { Disclosure, Facts } from '../../../../../ui/overlay/disclosure.tsx';
import { licencesInForce, CREDENTIAL_LOOKS } from '../../credential-view.ts';
import { providerTexts } from '../../texts.ts';
import { RegisterLink } from '../register-link.tsx';
import { Section } from './section.tsx';

interface CredentialsProps {
  provider: ProviderDetail;
  clinicians: readonly Clinician[];
}

/** The evidence behind the badge: each credential with its issuer, scope, expiration date and the date we last checked it. */
export function Credentials({ provider, clinicians }: CredentialsProps) {
  const t = useTexts(providerTexts);
  return (
    <Section id="credentials" heading={t('credentials.heading')} lead={t('credentials.lead')}>
      {provider.credentials.length === 0 ? <p className="muted">{t('credentials.none')}</p> : null}
      <div className="provider-credentials">
        {provider.credentials.map((credential, index) => (
          <Disclosure key={credential.id} boxed open={index === 0} summary={<CredentialName credential={credential} />}>
            <CredentialFacts credential={credential} />
            <RegisterLink country={provider.country.code} body={credential.body} demo={provider.demo} />
          </Disclosure>
        ))}
        <Licences clinicians={clinicians} provider={provider} />
      </div>
    </Section>
  );
}

function CredentialName({ credential }: { credential: Credential }) {
  const t = useTexts(providerTexts);
  return (
    <>
      <Badge {...CREDENTIAL_LOOKS[credential.status]}>{t(`credential.state.${credential.status}`)}</Badge>
      <span className="credential-name">
        {credential.kind === 'facility_licence'
          ? t(`credential.kind.${credential.kind}`)
          : t('credential.named', { kind: t(`credential.kind.${credential.kind}`), body: credential.body })}
      </span>
    </>
  );
}

/** Known fields of a credential; fields the registry lacks are omitted. */
function CredentialFacts({ credential }: { credential: Credential }) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  const date = (day: string | null) => (day === null ? null : format.date(day));
  const rows: (readonly [string, string | null])[] = [
    [t('credential.body'), credential.body],
    [t('credential.holder'), credential.holder],
    [t('credential.scope'), credential.scope],
    [t('credential.number'), credential.number],
    [t('credential.from'), date(credential.issued_on)],
    [t('credential.until'), date(credential.expires_on)],
    [t('credential.readOn'), date(credential.checked_on)],
  ];
  return (
    <>
      {credential.status === 'verified' ? null : (
        <p className="small credential-said">{t(`credential.means.${credential.status}`)}</p>
      )}
      <Facts items={rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))} />
    </>
  );
}

/** Licenses of all clinicians, as one line that expands to the names. */
function Licences({ clinicians, provider }: CredentialsProps) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  if (clinicians.length === 0) return null;
  const { inForce, readOn } = licencesInForce(clinicians);
  const registries = clinicians.map(({ licence, registry }) => licence?.body ?? registry ?? '').join('; ');
  const all = inForce.length === clinicians.length;
  const look = CREDENTIAL_LOOKS[all ? 'verified' : 'being_checked'];
  const summary = (
    <>
      <Badge {...look}>{t(all ? 'credential.state.verified' : 'credential.state.being_checked')}</Badge>
      <span className="credential-name">
        {t('credentials.people', { inForce: inForce.length, count: clinicians.length })}
      </span>
    </>
  );
  return (
    <Disclosure boxed summary={summary}>
      {readOn ? (
        <p className="small credential-said">{t('credentials.peopleRead', { date: format.date(readOn) })}</p>
      ) : null}
      <Facts
        items={clinicians.map((person) => ({
          name: person.name,
          value: t('credentials.person', {
            registry: person.registry ?? t('people.noRegistry'),
            state: t(`credential.state.${person.licence?.status ?? 'not_held'}`),
          }),
        }))}
      />
      <RegisterLink country={provider.country.code} body={registries} demo={provider.demo} />
    </Disclosure>
  );
}
