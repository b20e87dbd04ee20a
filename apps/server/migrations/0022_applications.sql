CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"media_type" text,
	"size" bigint,
	"sha256" text,
	"uploaded_by" uuid,
	"delete_after" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_files_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "application_files_kind" CHECK ("application_files"."kind" in ('licence', 'accreditation', 'insurance', 'identity'))
);
--> statement-breakpoint
CREATE TABLE "provider_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"status" text NOT NULL,
	"sections" jsonb NOT NULL,
	"claimed_listing_id" uuid,
	"submitted_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_applications_status" CHECK ("provider_applications"."status" in ('draft', 'submitted', 'in_review', 'more_wanted', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "provider_applications_submitted" CHECK ("provider_applications"."status" in ('draft', 'withdrawn') or "provider_applications"."submitted_at" is not null),
	CONSTRAINT "provider_applications_reason" CHECK ("provider_applications"."status" not in ('more_wanted', 'rejected') or "provider_applications"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "mail_requests" DROP CONSTRAINT "mail_requests_kind";--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_application_id_provider_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."provider_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_claimed_listing_id_providers_id_fk" FOREIGN KEY ("claimed_listing_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_files_delete_after" ON "stored_files" USING btree ("delete_after") WHERE "stored_files"."delete_after" is not null;--> statement-breakpoint
CREATE INDEX "application_files_application" ON "application_files" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "provider_applications_applicant" ON "provider_applications" USING btree ("applicant_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "provider_applications_queue" ON "provider_applications" USING btree ("status","submitted_at");--> statement-breakpoint
ALTER TABLE "mail_requests" ADD CONSTRAINT "mail_requests_kind" CHECK ("mail_requests"."kind" in ('verify_email', 'reset_password', 'already_registered', 'already_registered_clinic'));