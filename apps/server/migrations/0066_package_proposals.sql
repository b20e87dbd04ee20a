-- Packages that organizations propose to clinics.
CREATE TABLE "package_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"treatment" text NOT NULL,
	"package_id" uuid,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"base" jsonb,
	"currency" text NOT NULL,
	"floor_minor" bigint,
	"ceiling_minor" bigint,
	"counter" jsonb,
	"message" text NOT NULL,
	"counter_message" text,
	"reason" text,
	"sent_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"nudged_at" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "package_proposals_state" CHECK ("package_proposals"."state" in ('sent', 'countered', 'accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "package_proposals_content" CHECK (jsonb_typeof("package_proposals"."content") = 'object' and ("package_proposals"."base" is null or jsonb_typeof("package_proposals"."base") = 'object') and ("package_proposals"."counter" is null or jsonb_typeof("package_proposals"."counter") = 'object')),
	CONSTRAINT "package_proposals_limits" CHECK (("package_proposals"."floor_minor" is null or "package_proposals"."floor_minor" > 0) and ("package_proposals"."ceiling_minor" is null or "package_proposals"."ceiling_minor" >= coalesce("package_proposals"."floor_minor", 1))),
	CONSTRAINT "package_proposals_counter" CHECK ("package_proposals"."state" <> 'countered' or "package_proposals"."counter" is not null)
);
--> statement-breakpoint
ALTER TABLE "package_proposals" ADD CONSTRAINT "package_proposals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_proposals" ADD CONSTRAINT "package_proposals_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_proposals" ADD CONSTRAINT "package_proposals_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "package_proposals" ADD CONSTRAINT "package_proposals_package_id_package_drafts_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package_drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_proposals" ADD CONSTRAINT "package_proposals_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_proposals" ADD CONSTRAINT "package_proposals_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_proposals_organization" ON "package_proposals" USING btree ("organization_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "package_proposals_provider" ON "package_proposals" USING btree ("provider_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "package_proposals_treatment" ON "package_proposals" USING btree ("treatment");--> statement-breakpoint
CREATE INDEX "package_proposals_package" ON "package_proposals" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "package_proposals_currency" ON "package_proposals" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "package_proposals_sent_by" ON "package_proposals" USING btree ("sent_by");
