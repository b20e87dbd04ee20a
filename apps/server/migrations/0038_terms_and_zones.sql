CREATE TABLE "cancellation_policy_versions" (
	"policy" text NOT NULL,
	"version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cancellation_policy_versions_policy_version_pk" PRIMARY KEY("policy","version"),
	CONSTRAINT "cancellation_policy_versions_count" CHECK ("cancellation_policy_versions"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "package_price_versions" (
	"package_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"currency" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"deposit_percent" smallint NOT NULL,
	"cancellation_policy" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "package_price_versions_package_id_version_pk" PRIMARY KEY("package_id","version"),
	CONSTRAINT "package_price_versions_count" CHECK ("package_price_versions"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "price_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "time_zone" text;--> statement-breakpoint
-- By city, otherwise by country; the server then reads coordinates once, which SQL can't (align-time-zones.ts).
UPDATE "providers" p SET "time_zone" = coalesce(
  (SELECT c."time_zone" FROM "cities" c WHERE c."id" = p."city_id"),
  (SELECT z.zone FROM (VALUES ('AR', 'America/Argentina/Buenos_Aires'), ('BO', 'America/La_Paz'), ('BR', 'America/Sao_Paulo'), ('CA', 'America/Toronto'), ('CL', 'America/Santiago'), ('CO', 'America/Bogota'), ('CR', 'America/Costa_Rica'), ('CU', 'America/Havana'), ('DE', 'Europe/Berlin'), ('DO', 'America/Santo_Domingo'), ('EC', 'America/Guayaquil'), ('ES', 'Europe/Madrid'), ('FR', 'Europe/Paris'), ('GB', 'Europe/London'), ('GT', 'America/Guatemala'), ('HN', 'America/Tegucigalpa'), ('MX', 'America/Mexico_City'), ('NI', 'America/Managua'), ('PA', 'America/Panama'), ('PE', 'America/Lima'), ('PR', 'America/Puerto_Rico'), ('PT', 'Europe/Lisbon'), ('PY', 'America/Asuncion'), ('SV', 'America/El_Salvador'), ('US', 'America/New_York'), ('UY', 'America/Montevideo'), ('VE', 'America/Caracas')) AS z (country, zone) WHERE z.country = p."country"),
  'UTC'
);--> statement-breakpoint
ALTER TABLE "providers" ALTER COLUMN "time_zone" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellation_policy_versions" ADD CONSTRAINT "cancellation_policy_versions_policy_cancellation_policies_key_fk" FOREIGN KEY ("policy") REFERENCES "public"."cancellation_policies"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_price_versions" ADD CONSTRAINT "package_price_versions_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_price_versions" ADD CONSTRAINT "package_price_versions_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_price_versions" ADD CONSTRAINT "package_price_versions_cancellation_policy_cancellation_policies_key_fk" FOREIGN KEY ("cancellation_policy") REFERENCES "public"."cancellation_policies"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_terms" CHECK ("consultation_requests"."terms" is null or "consultation_requests"."about_kind" = 'package');--> statement-breakpoint
INSERT INTO "package_price_versions" ("package_id", "version", "currency", "price_minor", "lines", "deposit_percent", "cancellation_policy")
  SELECT "id", 1, "currency", "price_minor", "lines", "deposit_percent", "cancellation_policy" FROM "packages";--> statement-breakpoint
INSERT INTO "cancellation_policy_versions" ("policy", "version", "rules")
  SELECT p."key", 1, coalesce(jsonb_agg(jsonb_build_object('reason', r."reason", 'days_before_min', r."days_before_min", 'days_before_max', r."days_before_max",
    'refund_percent', r."refund_percent", 'free_date_changes', r."free_date_changes", 'loss_cap', r."loss_cap",
    'late_change_fee', r."late_change_fee", 'note', r."note") ORDER BY r."position") FILTER (WHERE r."id" IS NOT NULL), '[]')
  FROM "cancellation_policies" p LEFT JOIN "cancellation_rules" r ON r."policy" = p."key" OR r."policy" IS NULL GROUP BY p."key";--> statement-breakpoint
-- Whoever writes a price: the database counts its versions and keeps each.
CREATE FUNCTION count_price_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.price_version := 1;
  ELSE
    NEW.price_version := OLD.price_version;
    IF (NEW.currency, NEW.price_minor, NEW.lines, NEW.deposit_percent, NEW.cancellation_policy)
      IS DISTINCT FROM (OLD.currency, OLD.price_minor, OLD.lines, OLD.deposit_percent, OLD.cancellation_policy) THEN
      NEW.price_version := OLD.price_version + 1;
    END IF;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION keep_price_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO package_price_versions (package_id, version, currency, price_minor, lines, deposit_percent, cancellation_policy)
  VALUES (NEW.id, NEW.price_version, NEW.currency, NEW.price_minor, NEW.lines, NEW.deposit_percent, NEW.cancellation_policy);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER packages_count_price_version
  BEFORE INSERT OR UPDATE OF currency, price_minor, lines, deposit_percent, cancellation_policy, price_version ON "packages"
  FOR EACH ROW EXECUTE FUNCTION count_price_version();--> statement-breakpoint
CREATE TRIGGER packages_keep_first_price AFTER INSERT ON "packages"
  FOR EACH ROW EXECUTE FUNCTION keep_price_version();--> statement-breakpoint
CREATE TRIGGER packages_keep_price AFTER UPDATE ON "packages"
  FOR EACH ROW WHEN (OLD.price_version IS DISTINCT FROM NEW.price_version) EXECUTE FUNCTION keep_price_version();--> statement-breakpoint
CREATE TRIGGER package_price_versions_stay BEFORE UPDATE ON "package_price_versions"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER cancellation_policy_versions_stay BEFORE UPDATE ON "cancellation_policy_versions"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
SELECT watch_groups('cancellation_policy_versions', 'reference');
