CREATE TABLE "consultation_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"consents" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text NOT NULL,
	"about_kind" text NOT NULL,
	"about" jsonb,
	"provider_id" uuid,
	"package_id" uuid,
	"treatment" text,
	"service_type" text,
	"phone" text,
	"country" text,
	"contact_by" text NOT NULL,
	"preferred_month" text,
	"time_of_day" text,
	"companion" boolean,
	"message_sealed" text NOT NULL,
	CONSTRAINT "consultation_requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "consultation_requests_status" CHECK ("consultation_requests"."status" in ('received', 'answered', 'closed', 'withdrawn')),
	CONSTRAINT "consultation_requests_about" CHECK ("consultation_requests"."about_kind" in ('package', 'provider', 'treatment', 'service')),
	CONSTRAINT "consultation_requests_treatment" CHECK ("consultation_requests"."about_kind" <> 'treatment' or "consultation_requests"."treatment" is not null),
	CONSTRAINT "consultation_requests_service" CHECK ("consultation_requests"."about_kind" <> 'service' or "consultation_requests"."service_type" is not null),
	CONSTRAINT "consultation_requests_phone" CHECK ("consultation_requests"."phone" is null or "consultation_requests"."phone" ~ '^\+[1-9][0-9]{6,14}$'),
	CONSTRAINT "consultation_requests_reachable" CHECK ("consultation_requests"."contact_by" = 'email' or "consultation_requests"."phone" is not null),
	CONSTRAINT "consultation_requests_country" CHECK ("consultation_requests"."country" is null or "consultation_requests"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "consultation_requests_month" CHECK ("consultation_requests"."preferred_month" is null or "consultation_requests"."preferred_month" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "consultation_requests_language" CHECK ("consultation_requests"."language" in ('en', 'es', 'pt')),
	CONSTRAINT "consultation_requests_consent" CHECK ("consultation_requests"."consents" @> '[{"purpose": "answer_request"}]')
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"consents" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text NOT NULL,
	"topic" text NOT NULL,
	"message_sealed" text NOT NULL,
	CONSTRAINT "contact_requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "contact_requests_status" CHECK ("contact_requests"."status" in ('received', 'answered', 'closed', 'withdrawn')),
	CONSTRAINT "contact_requests_language" CHECK ("contact_requests"."language" in ('en', 'es', 'pt')),
	CONSTRAINT "contact_requests_consent" CHECK ("contact_requests"."consents" @> '[{"purpose": "answer_request"}]')
);
--> statement-breakpoint
CREATE TABLE "directory_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"consents" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text NOT NULL,
	"provider_id" uuid,
	"provider_name" text NOT NULL,
	"role" text NOT NULL,
	"phone" text,
	"website" text,
	"registry_number" text,
	"message_sealed" text,
	CONSTRAINT "directory_claims_reference_unique" UNIQUE("reference"),
	CONSTRAINT "directory_claims_status" CHECK ("directory_claims"."status" in ('pending', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "directory_claims_phone" CHECK ("directory_claims"."phone" is null or "directory_claims"."phone" ~ '^\+[1-9][0-9]{6,14}$'),
	CONSTRAINT "directory_claims_language" CHECK ("directory_claims"."language" in ('en', 'es', 'pt')),
	CONSTRAINT "directory_claims_consent" CHECK ("directory_claims"."consents" @> '[{"purpose": "answer_request"}]')
);
--> statement-breakpoint
CREATE TABLE "lead_arrivals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"recipient" text NOT NULL,
	"network" text,
	"fingerprint" text NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_claims" ADD CONSTRAINT "directory_claims_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_requests_newest" ON "consultation_requests" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consultation_requests_provider" ON "consultation_requests" USING btree ("provider_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_requests_newest" ON "contact_requests" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "directory_claims_provider" ON "directory_claims" USING btree ("provider_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lead_arrivals_recipient" ON "lead_arrivals" USING btree ("recipient","arrived_at");--> statement-breakpoint
CREATE INDEX "lead_arrivals_network" ON "lead_arrivals" USING btree ("network","arrived_at");--> statement-breakpoint
CREATE INDEX "lead_arrivals_fingerprint" ON "lead_arrivals" USING btree ("fingerprint","arrived_at");