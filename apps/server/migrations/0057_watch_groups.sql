-- Lists filter clinics by specialty, and online services by the treatments of their clinics: `groups.ts` says the same.
DO $$
DECLARE event text;
BEGIN
  FOREACH event IN ARRAY ARRAY['insert', 'update', 'delete', 'truncate'] LOOP
    EXECUTE format('DROP TRIGGER raise_groups_%s ON providers', event);
    EXECUTE format('DROP TRIGGER raise_groups_%s ON provider_treatments', event);
  END LOOP;
  PERFORM watch_groups('providers', 'providers',
    'provider_pages: airport_minutes, allow_online_booking, beds, cancellation_policy, created_at, deposit_percentage, description, email, founded_year, phone, postal_code, rating_distribution, region, require_deposit, street, updated_at, version, website',
    'provider_own: attributes, phones, rejection_reason, suspended_at, suspension_reason, verification_since');
  PERFORM watch_groups('provider_treatments', 'services');
END $$;
