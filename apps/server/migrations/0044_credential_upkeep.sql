CREATE TABLE "credential_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"credential_id" uuid,
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"expires_on" date,
	"side" text NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	CONSTRAINT "credential_documents_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "credential_documents_kind" CHECK ("credential_documents"."kind" in ('credential', 'licence', 'accreditation', 'insurance', 'identity')),
	CONSTRAINT "credential_documents_side" CHECK ("credential_documents"."side" in ('clinic', 'organization', 'platform'))
);
--> statement-breakpoint
CREATE TABLE "credential_owners" (
	"credential_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renewal_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"credential_id" uuid NOT NULL,
	"sender_id" uuid,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"record_id" uuid NOT NULL,
	"organization_id" uuid,
	"author_id" uuid,
	"session_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_notes_about" CHECK ("record_notes"."about" in ('provider', 'application', 'user', 'credential'))
);
--> statement-breakpoint
CREATE TABLE "provider_dossiers" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid,
	"legal_name" text NOT NULL,
	"tax_id" text NOT NULL,
	"signatory_name" text NOT NULL,
	"signatory_role" text NOT NULL,
	"director_name" text NOT NULL,
	"director_registration" text NOT NULL,
	"bank_country" text NOT NULL,
	"bank_currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credential_documents" ADD CONSTRAINT "credential_documents_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_documents" ADD CONSTRAINT "credential_documents_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_documents" ADD CONSTRAINT "credential_documents_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_documents" ADD CONSTRAINT "credential_documents_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_owners" ADD CONSTRAINT "credential_owners_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_owners" ADD CONSTRAINT "credential_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_requests" ADD CONSTRAINT "renewal_requests_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_requests" ADD CONSTRAINT "renewal_requests_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_notes" ADD CONSTRAINT "record_notes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_notes" ADD CONSTRAINT "record_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_dossiers" ADD CONSTRAINT "provider_dossiers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credential_documents_provider" ON "credential_documents" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "credential_documents_credential" ON "credential_documents" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "credential_owners_user" ON "credential_owners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "renewal_requests_credential" ON "renewal_requests" USING btree ("credential_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_notes_record" ON "record_notes" USING btree ("about","record_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_notes_author" ON "record_notes" USING btree ("author_id");