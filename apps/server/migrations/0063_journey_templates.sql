CREATE TABLE "journey_templates" (
	"provider_id" uuid NOT NULL,
	"treatment" text NOT NULL,
	"steps" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "journey_templates_provider_id_treatment_pk" PRIMARY KEY("provider_id","treatment"),
	CONSTRAINT "journey_templates_steps" CHECK ("journey_templates"."steps" is null or jsonb_typeof("journey_templates"."steps") = 'array')
);
--> statement-breakpoint
CREATE TABLE "intake_forms" (
	"provider_id" uuid NOT NULL,
	"treatment" text NOT NULL,
	"sections" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "intake_forms_provider_id_treatment_pk" PRIMARY KEY("provider_id","treatment"),
	CONSTRAINT "intake_forms_sections" CHECK ("intake_forms"."sections" is null or jsonb_typeof("intake_forms"."sections") = 'array')
);
--> statement-breakpoint
CREATE TABLE "booking_rules" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"intake" text DEFAULT 'full' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "booking_rules_intake" CHECK ("booking_rules"."intake" in ('full', 'core'))
);
--> statement-breakpoint
ALTER TABLE "journey_templates" ADD CONSTRAINT "journey_templates_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_templates" ADD CONSTRAINT "journey_templates_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "intake_forms" ADD CONSTRAINT "intake_forms_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_forms" ADD CONSTRAINT "intake_forms_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "booking_rules" ADD CONSTRAINT "booking_rules_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journey_templates_treatment" ON "journey_templates" USING btree ("treatment");--> statement-breakpoint
CREATE INDEX "intake_forms_treatment" ON "intake_forms" USING btree ("treatment");--> statement-breakpoint
ALTER TABLE "provider_treatments" ADD COLUMN "local_name" jsonb;--> statement-breakpoint
ALTER TABLE "provider_treatments" ADD COLUMN "prerequisites" jsonb;--> statement-breakpoint
SELECT watch_groups('intake_forms', 'services');--> statement-breakpoint
SELECT watch_groups('booking_rules', 'services');
