CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"status" text NOT NULL,
	"treatment" text NOT NULL,
	"package_id" uuid,
	"provider_id" uuid,
	"language" text NOT NULL,
	"sections" jsonb NOT NULL,
	"answers_sealed" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cases_state" CHECK ("cases"."status" in ('draft', 'asked', 'closed')),
	CONSTRAINT "cases_language" CHECK ("cases"."language" in ('en', 'es', 'pt')),
	CONSTRAINT "cases_percent" CHECK ("cases"."percent" between 0 and 100),
	CONSTRAINT "cases_sections" CHECK (jsonb_typeof("cases"."sections") = 'array'),
	CONSTRAINT "cases_revision" CHECK (("cases"."revision" = 0) = ("cases"."answers_sealed" is null))
);
--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_patient" ON "cases" USING btree ("patient_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cases_treatment" ON "cases" USING btree ("treatment");--> statement-breakpoint
CREATE INDEX "cases_package" ON "cases" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "cases_provider" ON "cases" USING btree ("provider_id");