CREATE TABLE "message_records" (
	"message_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"record_id" uuid,
	"journey_id" uuid NOT NULL,
	CONSTRAINT "message_records_message_id_place_pk" PRIMARY KEY("message_id","place"),
	CONSTRAINT "message_records_place" CHECK ("message_records"."place" > 0)
);
--> statement-breakpoint
CREATE TABLE "record_emergencies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journey_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"opened_by" uuid NOT NULL,
	"side" text NOT NULL,
	"whole_vault" boolean NOT NULL,
	"reason_sealed" text,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "record_emergencies_side" CHECK ("record_emergencies"."side" in ('staff', 'organization', 'admin')),
	CONSTRAINT "record_emergencies_status" CHECK ("record_emergencies"."status" in ('active', 'ended', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "record_link_records" (
	"link_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "record_link_records_link_id_record_id_pk" PRIMARY KEY("link_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "record_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"status" text NOT NULL,
	"name_sealed" text,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"consent_wording" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"first_read_at" timestamp with time zone,
	"last_read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "record_links_token" UNIQUE("token_hash"),
	CONSTRAINT "record_links_status" CHECK ("record_links"."status" in ('active', 'revoked', 'expired')),
	CONSTRAINT "record_links_views" CHECK ("record_links"."views" >= 0)
);
--> statement-breakpoint
CREATE TABLE "record_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"only_session" uuid,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"purpose_sealed" text,
	"record_ids" uuid[],
	"status" text NOT NULL,
	"file_id" uuid,
	"size" bigint,
	"pages" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "record_exports_status" CHECK ("record_exports"."status" in ('queued', 'making', 'ready', 'failed', 'expired')),
	CONSTRAINT "record_exports_kind" CHECK ("record_exports"."kind" in ('zip', 'pack')),
	CONSTRAINT "record_exports_language" CHECK ("record_exports"."language" in ('en', 'es', 'pt')),
	CONSTRAINT "record_exports_ready" CHECK ("record_exports"."status" <> 'ready' or "record_exports"."expires_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "record_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journey_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"words_sealed" text NOT NULL,
	"category" text,
	"due_on" date,
	"status" text NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "record_requests_category" CHECK ("record_requests"."category" in ('imaging', 'lab', 'report', 'prescription', 'vaccination', 'summary', 'photo', 'letter', 'other')),
	CONSTRAINT "record_requests_status" CHECK ("record_requests"."status" in ('open', 'answered', 'declined', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "message_records" ADD CONSTRAINT "message_records_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_records" ADD CONSTRAINT "message_records_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_records" ADD CONSTRAINT "message_records_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_emergencies" ADD CONSTRAINT "record_emergencies_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_emergencies" ADD CONSTRAINT "record_emergencies_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_emergencies" ADD CONSTRAINT "record_emergencies_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_emergencies" ADD CONSTRAINT "record_emergencies_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_emergencies" ADD CONSTRAINT "record_emergencies_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_link_records" ADD CONSTRAINT "record_link_records_link_id_record_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."record_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_link_records" ADD CONSTRAINT "record_link_records_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_links" ADD CONSTRAINT "record_links_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_exports" ADD CONSTRAINT "record_exports_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_exports" ADD CONSTRAINT "record_exports_only_session_sessions_id_fk" FOREIGN KEY ("only_session") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_exports" ADD CONSTRAINT "record_exports_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_records_record" ON "message_records" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "message_records_journey" ON "message_records" USING btree ("journey_id");--> statement-breakpoint
CREATE UNIQUE INDEX "record_emergencies_active" ON "record_emergencies" USING btree ("journey_id","opened_by") WHERE "record_emergencies"."status" = 'active';--> statement-breakpoint
CREATE INDEX "record_emergencies_patient" ON "record_emergencies" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "record_emergencies_provider" ON "record_emergencies" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "record_emergencies_opened_by" ON "record_emergencies" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "record_emergencies_ended_by" ON "record_emergencies" USING btree ("ended_by");--> statement-breakpoint
CREATE INDEX "record_link_records_record" ON "record_link_records" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "record_links_patient" ON "record_links" USING btree ("patient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "record_exports_of_patient" ON "record_exports" USING btree ("patient_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_exports_running" ON "record_exports" USING btree ("patient_id",coalesce("only_session", "patient_id")) WHERE "record_exports"."status" in ('queued', 'making');--> statement-breakpoint
CREATE INDEX "record_requests_journey" ON "record_requests" USING btree ("journey_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "record_requests_patient" ON "record_requests" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "record_requests_provider" ON "record_requests" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "record_requests_asked_by" ON "record_requests" USING btree ("asked_by");