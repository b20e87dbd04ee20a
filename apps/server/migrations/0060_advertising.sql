-- What clinics state for their advertising, and approval of restricted treatments.
CREATE TABLE "advertising_facts" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"permit_number" text,
	"director_name" text,
	"director_number" text,
	"specialty" text,
	"specialty_number" text,
	"image_consent" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "treatment_approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"treatment" text NOT NULL,
	"state" text NOT NULL,
	"statement" text NOT NULL,
	"evidence" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "treatment_approvals_state" CHECK ("treatment_approvals"."state" in ('requested', 'approved', 'rejected', 'revoked', 'withdrawn')),
	CONSTRAINT "treatment_approvals_decided" CHECK ("treatment_approvals"."state" not in ('approved', 'rejected', 'revoked') or ("treatment_approvals"."decided_at" is not null and "treatment_approvals"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "advertising_facts" ADD CONSTRAINT "advertising_facts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatment_approvals" ADD CONSTRAINT "treatment_approvals_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatment_approvals" ADD CONSTRAINT "treatment_approvals_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "treatment_approvals_current" ON "treatment_approvals" USING btree ("provider_id","treatment") WHERE "treatment_approvals"."state" in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX "treatment_approvals_provider" ON "treatment_approvals" USING btree ("provider_id","treatment");--> statement-breakpoint
CREATE INDEX "treatment_approvals_treatment" ON "treatment_approvals" USING btree ("treatment");--> statement-breakpoint
CREATE INDEX "treatment_approvals_waiting" ON "treatment_approvals" USING btree ("state","requested_at");--> statement-breakpoint
SELECT watch_groups('advertising_facts', 'provider_pages');--> statement-breakpoint
SELECT watch_groups('treatment_approvals', 'packages');
