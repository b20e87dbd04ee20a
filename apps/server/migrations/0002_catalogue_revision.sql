-- Answers made from the catalogue are kept while its revision stands (see platform/http/catalog-revision.ts).
CREATE FUNCTION raise_catalog_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalog_revisions (backend, revision) VALUES (pg_backend_pid(), 1)
  ON CONFLICT (backend) DO UPDATE SET revision = catalog_revisions.revision + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'accreditors', 'cancellation_policies', 'cancellation_rules', 'cities', 'clinicians', 'countries', 'credentials',
    'currencies', 'exchange_rates', 'inclusion_keys', 'package_inclusions', 'packages', 'provider_sources',
    'provider_treatments', 'provider_types', 'providers', 'reviews', 'search_documents', 'treatment_categories',
    'treatment_prices', 'treatment_synonyms', 'treatments'
  ] LOOP
    EXECUTE format('CREATE TRIGGER raise_catalog_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_revision()', name);
  END LOOP;
END $$;
