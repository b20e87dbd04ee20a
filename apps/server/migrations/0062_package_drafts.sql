-- Packages that clinics write themselves: a working copy apart from what is public, and what was published, by edition.
CREATE TABLE "package_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"treatment" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"content" jsonb NOT NULL,
	"edition" integer,
	"price_reminded_on" date,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "package_drafts_status" CHECK ("package_drafts"."status" in ('draft', 'published', 'paused', 'archived')),
	CONSTRAINT "package_drafts_content" CHECK (jsonb_typeof("package_drafts"."content") = 'object'),
	CONSTRAINT "package_drafts_public" CHECK ("package_drafts"."edition" is not null or "package_drafts"."status" in ('draft', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "package_editions" (
	"package_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"note" text,
	"published_by" uuid,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "package_editions_package_id_number_pk" PRIMARY KEY("package_id","number"),
	CONSTRAINT "package_editions_number" CHECK ("package_editions"."number" > 0),
	CONSTRAINT "package_editions_content" CHECK (jsonb_typeof("package_editions"."content") = 'object')
);
--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "clinician_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "itinerary" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "complications" jsonb;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "search_summary" jsonb;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "advertising_number" text;--> statement-breakpoint
UPDATE "packages" SET "clinician_ids" = ARRAY["clinician_id"] WHERE "clinician_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "package_drafts" ADD CONSTRAINT "package_drafts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_drafts" ADD CONSTRAINT "package_drafts_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "package_drafts" ADD CONSTRAINT "package_drafts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_editions" ADD CONSTRAINT "package_editions_package_id_package_drafts_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_editions" ADD CONSTRAINT "package_editions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_status" CHECK ("packages"."status" in ('draft', 'published', 'paused', 'archived'));--> statement-breakpoint
CREATE INDEX "package_drafts_provider" ON "package_drafts" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "package_drafts_treatment" ON "package_drafts" USING btree ("treatment");--> statement-breakpoint
CREATE INDEX "package_drafts_updated_by" ON "package_drafts" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "package_editions_published_by" ON "package_editions" USING btree ("published_by");--> statement-breakpoint
-- Immutable, except that whoever published one may be deleted.
CREATE TRIGGER package_editions_stay BEFORE UPDATE OF "package_id", "number", "content", "note", "published_at" ON "package_editions"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- The content of a package's public row, for packages that were written before there were working copies. Without its treatment, which the
-- working copy has in a column.
CREATE FUNCTION content_of_package(of_package uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'currency', k.currency, 'title', k.title, 'description', k.description, 'clinicians', to_jsonb(k.clinician_ids),
    'lines', coalesce((SELECT jsonb_agg(jsonb_build_object('key', l.line ->> 'key',
        'amount', jsonb_build_object('amount', l.line -> 'amount_minor', 'currency', k.currency)) ORDER BY l.place)
      FROM jsonb_array_elements(k.lines) WITH ORDINALITY AS l(line, place)), '[]'),
    'items', (SELECT jsonb_agg(jsonb_build_object('key', n.key, 'answer', i.answer, 'quantity', i.quantity,
        'detail', coalesce(i.detail, '{"en": "", "es": "", "pt": ""}'),
        'extra', CASE WHEN i.extra_minor IS NOT NULL THEN jsonb_build_object('amount', i.extra_minor, 'currency', k.currency) END) ORDER BY n.position)
      FROM inclusion_keys n LEFT JOIN package_inclusions i ON i.key = n.key AND i.package_id = k.id),
    'itinerary', k.itinerary, 'nights', k.nights, 'stay_days', k.stay_days, 'deposit_percent', k.deposit_percent,
    'cancellation_policy', k.cancellation_policy,
    'complications', coalesce(k.complications, '{"pays": {"surgeon": null, "facility": null, "travel": null, "home_care": null}, "window_days": null, "exclusions": {"en": "", "es": "", "pt": ""}}'),
    'search_summary', coalesce(k.search_summary, '{"en": "", "es": "", "pt": ""}'), 'advertising_number', k.advertising_number)
  FROM packages k WHERE k.id = of_package
$$;--> statement-breakpoint
INSERT INTO "package_drafts" ("id", "provider_id", "treatment", "status", "content", "edition", "updated_at", "created_at")
  SELECT k."id", k."provider_id", k."treatment", k."status", content_of_package(k."id"), CASE WHEN k."status" = 'draft' THEN NULL ELSE 1 END, k."created_at", k."created_at"
  FROM "packages" k;--> statement-breakpoint
INSERT INTO "package_editions" ("package_id", "number", "content", "published_at")
  SELECT d."id", 1, d."content" || jsonb_build_object('treatment', d."treatment"), d."created_at" FROM "package_drafts" d WHERE d."edition" = 1;--> statement-breakpoint
DO $$
DECLARE event text;
BEGIN
  FOREACH event IN ARRAY ARRAY['insert', 'update', 'delete', 'truncate'] LOOP
    EXECUTE format('DROP TRIGGER raise_groups_%s ON packages', event);
  END LOOP;
  PERFORM watch_groups('packages', 'packages',
    'package_pages: advertising_number, cancellation_policy, clinician_ids, complications, description, itinerary, lines, search_summary, version',
    'package_own: created_at');
END $$;
