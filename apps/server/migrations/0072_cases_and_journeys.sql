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
	"needs_clinician" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cases_state" CHECK ("cases"."status" in ('draft', 'asked', 'closed')),
	CONSTRAINT "cases_language" CHECK ("cases"."language" in ('en', 'es', 'pt')),
	CONSTRAINT "cases_percent" CHECK ("cases"."percent" between 0 and 100),
	CONSTRAINT "cases_sections" CHECK (jsonb_typeof("cases"."sections") = 'array'),
	CONSTRAINT "cases_revision" CHECK ("cases"."revision" > 0 or "cases"."answers_sealed" is null)
);
--> statement-breakpoint
CREATE TABLE "clinical_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journey_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"decision" text NOT NULL,
	"reason_sealed" text,
	"clinician_id" uuid NOT NULL,
	"clinician_name" text NOT NULL,
	"license" text NOT NULL,
	"signed_by" uuid,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clinical_reviews_decision" CHECK ("clinical_reviews"."decision" in ('fit', 'fit_if', 'unfit')),
	CONSTRAINT "clinical_reviews_revision" CHECK ("clinical_reviews"."revision" > 0)
);
--> statement-breakpoint
CREATE TABLE "journeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"case_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"treatment" text NOT NULL,
	"package_id" uuid,
	"status" text NOT NULL,
	"answer_due_at" timestamp with time zone,
	"remind_at" timestamp with time zone,
	"consents" jsonb NOT NULL,
	"end_note_sealed" text,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "journeys_reference" UNIQUE("reference"),
	CONSTRAINT "journeys_state" CHECK ("journeys"."status" in ('inquiry', 'records_review', 'quoted', 'accepted', 'booked', 'preparing', 'travelling', 'in_treatment', 'recovery', 'aftercare', 'completed', 'declined', 'expired', 'cancelled')),
	CONSTRAINT "journeys_answer" CHECK (("journeys"."status" = 'inquiry') = ("journeys"."answer_due_at" is not null)),
	CONSTRAINT "journeys_consents" CHECK (jsonb_typeof("journeys"."consents") = 'array')
);
--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinical_reviews" ADD CONSTRAINT "clinical_reviews_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinical_reviews" ADD CONSTRAINT "clinical_reviews_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinical_reviews" ADD CONSTRAINT "clinical_reviews_signed_by_users_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journeys" ADD CONSTRAINT "journeys_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journeys" ADD CONSTRAINT "journeys_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journeys" ADD CONSTRAINT "journeys_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journeys" ADD CONSTRAINT "journeys_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "journeys" ADD CONSTRAINT "journeys_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_patient" ON "cases" USING btree ("patient_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cases_treatment" ON "cases" USING btree ("treatment");--> statement-breakpoint
CREATE INDEX "cases_package" ON "cases" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "cases_provider" ON "cases" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "clinical_reviews_journey" ON "clinical_reviews" USING btree ("journey_id","signed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clinical_reviews_clinician" ON "clinical_reviews" USING btree ("clinician_id");--> statement-breakpoint
CREATE INDEX "clinical_reviews_signed_by" ON "clinical_reviews" USING btree ("signed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "journeys_open_once" ON "journeys" USING btree ("case_id","provider_id") WHERE "journeys"."status" in ('inquiry', 'records_review', 'quoted', 'accepted', 'booked', 'preparing', 'travelling', 'in_treatment', 'recovery', 'aftercare');--> statement-breakpoint
CREATE INDEX "journeys_patient" ON "journeys" USING btree ("patient_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "journeys_provider" ON "journeys" USING btree ("provider_id","status","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "journeys_treatment" ON "journeys" USING btree ("treatment");--> statement-breakpoint
CREATE INDEX "journeys_package" ON "journeys" USING btree ("package_id");