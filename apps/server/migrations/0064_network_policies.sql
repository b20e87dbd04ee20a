-- Settings that organizations set for their clinics, and where those of a clinic come from.
CREATE TABLE "organization_policies" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"allow_online_booking" boolean,
	"require_deposit" boolean,
	"deposit_percentage" smallint,
	"cancellation_policy" text,
	"locked" text[] DEFAULT '{}'::text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "organization_policies_deposit" CHECK ("organization_policies"."deposit_percentage" between 25 and 50),
	CONSTRAINT "organization_policies_locked" CHECK ("organization_policies"."locked" <@ array['allow_online_booking', 'require_deposit', 'deposit_percentage', 'cancellation_policy']),
	CONSTRAINT "organization_policies_locked_value" CHECK (not ('allow_online_booking' = any("organization_policies"."locked") and "organization_policies"."allow_online_booking" is null)
        and not ('require_deposit' = any("organization_policies"."locked") and "organization_policies"."require_deposit" is null)
        and not ('deposit_percentage' = any("organization_policies"."locked") and "organization_policies"."deposit_percentage" is null)
        and not ('cancellation_policy' = any("organization_policies"."locked") and "organization_policies"."cancellation_policy" is null))
);
--> statement-breakpoint
CREATE TABLE "clinic_setting_origins" (
	"provider_id" uuid NOT NULL,
	"key" text NOT NULL,
	"set_by" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "clinic_setting_origins_provider_id_key_pk" PRIMARY KEY("provider_id","key"),
	CONSTRAINT "clinic_setting_origins_key" CHECK ("clinic_setting_origins"."key" in ('allow_online_booking', 'require_deposit', 'deposit_percentage', 'cancellation_policy')),
	CONSTRAINT "clinic_setting_origins_set_by" CHECK ("clinic_setting_origins"."set_by" in ('clinic', 'organization'))
);
--> statement-breakpoint
CREATE TABLE "organization_showcases" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"brand_color" text,
	"tagline" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "organization_showcases_slug_unique" UNIQUE("slug"),
	CONSTRAINT "organization_showcases_slug" CHECK ("organization_showcases"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("organization_showcases"."slug") between 3 and 80),
	CONSTRAINT "organization_showcases_color" CHECK ("organization_showcases"."brand_color" is null or "organization_showcases"."brand_color" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
ALTER TABLE "organization_policies" ADD CONSTRAINT "organization_policies_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_policies" ADD CONSTRAINT "organization_policies_cancellation_policy_cancellation_policies_key_fk" FOREIGN KEY ("cancellation_policy") REFERENCES "public"."cancellation_policies"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinic_setting_origins" ADD CONSTRAINT "clinic_setting_origins_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_showcases" ADD CONSTRAINT "organization_showcases_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organization_policies_cancellation" ON "organization_policies" USING btree ("cancellation_policy");--> statement-breakpoint
-- A clinic whose team changed its settings before chose all of them.
INSERT INTO "clinic_setting_origins" ("provider_id", "key", "set_by", "since")
SELECT p.id, k.key, 'clinic', a.at FROM "providers" p
JOIN (SELECT "context_provider_id" AS id, max("at") AS at FROM "audit_entries" WHERE "action" = 'clinic.settings_changed' GROUP BY 1) a ON a.id = p.id
CROSS JOIN unnest(array['allow_online_booking', 'require_deposit', 'deposit_percentage']) AS k(key);--> statement-breakpoint
SELECT watch_groups('organizations', 'provider_pages');--> statement-breakpoint
SELECT watch_groups('organization_providers', 'provider_pages');--> statement-breakpoint
SELECT watch_groups('organization_showcases', 'provider_pages');
