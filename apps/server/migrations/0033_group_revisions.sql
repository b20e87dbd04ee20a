CREATE TABLE "deleted_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deleted_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"key" text NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_revisions" (
	"name" text NOT NULL,
	"backend" integer NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "group_revisions_name_backend_pk" PRIMARY KEY("name","backend")
);
--> statement-breakpoint
CREATE INDEX "deleted_rows_source" ON "deleted_rows" USING btree ("source");--> statement-breakpoint
CREATE INDEX "deleted_rows_age" ON "deleted_rows" USING btree ("deleted_at");--> statement-breakpoint
CREATE FUNCTION raise_group(of_group text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO group_revisions (name, backend, revision) VALUES (of_group, pg_backend_pid(), 1)
  ON CONFLICT (name, backend) DO UPDATE SET revision = group_revisions.revision + 1;
$$;
--> statement-breakpoint
-- Raises the groups of which a statement changed something: see platform/db/revision/groups.ts. The first argument is the group of
-- the whole row, each further one "group: column, column": what is in none of these belongs to the first.
CREATE FUNCTION raise_changed_groups() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  part text;
  columns text;
  listed text[] := '{}';
  changed boolean := TG_OP = 'TRUNCATE';
BEGIN
  IF TG_OP = 'INSERT' THEN SELECT EXISTS (SELECT FROM new_rows) INTO changed; END IF;
  IF TG_OP = 'DELETE' THEN SELECT EXISTS (SELECT FROM old_rows) INTO changed; END IF;
  FOR at IN 1 .. TG_NARGS - 1 LOOP
    part := split_part(TG_ARGV[at], ': ', 1);
    columns := split_part(TG_ARGV[at], ': ', 2);
    listed := listed || string_to_array(columns, ', ');
    IF TG_OP = 'UPDATE' THEN
      EXECUTE format('SELECT EXISTS (SELECT id, %1$s FROM new_rows EXCEPT ALL SELECT id, %1$s FROM old_rows)', columns) INTO changed;
    END IF;
    IF changed THEN PERFORM raise_group(part); END IF;
  END LOOP;
  IF TG_OP = 'UPDATE' THEN
    SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute
      WHERE attrelid = TG_RELID AND attnum > 0 AND NOT attisdropped AND attname <> ALL (listed);
    EXECUTE format('SELECT EXISTS (SELECT %1$s FROM new_rows EXCEPT ALL SELECT %1$s FROM old_rows)', columns) INTO changed;
  END IF;
  IF changed THEN PERFORM raise_group(TG_ARGV[0]); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION watch_groups(of_table text, VARIADIC arguments text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE given text := (SELECT string_agg(quote_literal(one), ', ') FROM unnest(arguments) one);
BEGIN
  EXECUTE format('CREATE TRIGGER raise_groups_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION raise_changed_groups(%s)', of_table, given);
  EXECUTE format('CREATE TRIGGER raise_groups_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION raise_changed_groups(%s)', of_table, given);
  EXECUTE format('CREATE TRIGGER raise_groups_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION raise_changed_groups(%s)', of_table, given);
  EXECUTE format('CREATE TRIGGER raise_groups_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION raise_changed_groups(%s)', of_table, given);
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'accreditors', 'cancellation_policies', 'cancellation_rules', 'cities', 'countries', 'currencies', 'exchange_rates', 'inclusion_keys',
    'provider_types', 'service_types', 'treatment_categories', 'treatment_former_slugs', 'treatment_prices', 'treatment_synonyms', 'treatments'
  ] LOOP
    PERFORM watch_groups(name, 'reference');
  END LOOP;
  PERFORM watch_groups('providers', 'providers',
    'provider_pages: airport_minutes, allow_online_booking, beds, cancellation_policy, created_at, deposit_percentage, description, email, founded_year, phone, postal_code, rating_distribution, region, require_deposit, street, updated_at, version, website',
    'provider_own: attributes, phones, rejection_reason, specialties, suspended_at, suspension_reason, verification_since');
  PERFORM watch_groups('provider_sources', 'provider_pages');
  PERFORM watch_groups('provider_treatments', 'provider_own');
  PERFORM watch_groups('clinicians', 'clinicians');
  PERFORM watch_groups('credentials', 'credentials');
  PERFORM watch_groups('packages', 'packages',
    'package_pages: cancellation_policy, description, lines, version',
    'package_own: created_at');
  PERFORM watch_groups('package_inclusions', 'package_pages');
  PERFORM watch_groups('reviews', 'reviews');
  PERFORM watch_groups('service_offers', 'services');
  PERFORM watch_groups('search_documents', 'search');
END $$;
--> statement-breakpoint
-- Notes the keys of deleted rows for those who hold copies in memory: column of the key, condition.
CREATE FUNCTION note_deleted_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO deleted_rows (source, key) SELECT %L, %I::text FROM old_rows WHERE %s', TG_TABLE_NAME, TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_deleted_rows AFTER DELETE ON "providers" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_deleted_rows('id', 'true');--> statement-breakpoint
CREATE TRIGGER note_deleted_rows AFTER DELETE ON "packages" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_deleted_rows('id', 'true');--> statement-breakpoint
CREATE TRIGGER note_deleted_rows AFTER DELETE ON "search_documents" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_deleted_rows('ref', 'kind = ''provider''');
