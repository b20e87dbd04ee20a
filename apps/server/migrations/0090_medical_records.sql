CREATE TABLE "record_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"record_id" uuid,
	"status" text NOT NULL,
	"name_sealed" text NOT NULL,
	"size" bigint NOT NULL,
	"part_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"file_id" uuid,
	"media_type" text,
	"refusal" text,
	"facts_sealed" text,
	"series_key" text,
	"image_key" text,
	"series_number" integer,
	"image_number" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "record_files_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "record_files_image" UNIQUE("record_id","image_key"),
	CONSTRAINT "record_files_status" CHECK ("record_files"."status" in ('checking', 'ready', 'refused')),
	CONSTRAINT "record_files_refusal" CHECK ("record_files"."refusal" in ('type_not_taken', 'content_differs', 'infected', 'executable_preamble', 'unreadable', 'too_many_pixels', 'too_large_to_read', 'not_clinical', 'broken_text', 'unsafe', 'fhir_xml', 'other_version')),
	CONSTRAINT "record_files_ready" CHECK ("record_files"."status" <> 'ready' or "record_files"."record_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "medical_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"title_sealed" text NOT NULL,
	"note_sealed" text,
	"document_date" text,
	"facts_sealed" text NOT NULL,
	"study_key" text,
	"provider_id" uuid,
	"scanned" boolean NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "medical_records_study" UNIQUE("patient_id","study_key"),
	CONSTRAINT "medical_records_kind" CHECK ("medical_records"."kind" in ('pdf', 'image', 'dicom', 'fhir', 'ccda')),
	CONSTRAINT "medical_records_category" CHECK ("medical_records"."category" in ('imaging', 'lab', 'report', 'prescription', 'vaccination', 'summary', 'photo', 'letter', 'other')),
	CONSTRAINT "medical_records_date" CHECK ("medical_records"."document_date" ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
	CONSTRAINT "medical_records_size" CHECK ("medical_records"."files" >= 0 and "medical_records"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "record_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"record_id" uuid,
	"patient_id" uuid NOT NULL,
	"journey_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"consent_wording" text NOT NULL,
	"last_read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "record_shares_status" CHECK ("record_shares"."status" in ('active', 'revoked', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_shares" ADD CONSTRAINT "record_shares_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_shares" ADD CONSTRAINT "record_shares_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_shares" ADD CONSTRAINT "record_shares_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_shares" ADD CONSTRAINT "record_shares_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_files_record" ON "record_files" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "record_files_patient" ON "record_files" USING btree ("patient_id","status");--> statement-breakpoint
CREATE INDEX "medical_records_patient" ON "medical_records" USING btree ("patient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "medical_records_provider" ON "medical_records" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "record_shares_active" ON "record_shares" USING btree ("record_id","journey_id") WHERE "record_shares"."status" = 'active';--> statement-breakpoint
CREATE INDEX "record_shares_journey" ON "record_shares" USING btree ("journey_id");--> statement-breakpoint
CREATE INDEX "record_shares_patient" ON "record_shares" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "record_shares_provider" ON "record_shares" USING btree ("provider_id");