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
ALTER TABLE "record_exports" ADD CONSTRAINT "record_exports_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_exports" ADD CONSTRAINT "record_exports_only_session_sessions_id_fk" FOREIGN KEY ("only_session") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_exports" ADD CONSTRAINT "record_exports_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_exports_of_patient" ON "record_exports" USING btree ("patient_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_exports_running" ON "record_exports" USING btree ("patient_id",coalesce("only_session", "patient_id")) WHERE "record_exports"."status" in ('queued', 'making');