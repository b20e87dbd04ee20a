CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"only_session" uuid,
	"status" text NOT NULL,
	"file_id" uuid,
	"size" bigint,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "data_exports_status" CHECK ("data_exports"."status" in ('queued', 'making', 'ready', 'failed', 'expired')),
	CONSTRAINT "data_exports_ready" CHECK ("data_exports"."status" <> 'ready' or ("data_exports"."file_id" is not null and "data_exports"."expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "forget_when_done" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erase_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_only_session_sessions_id_fk" FOREIGN KEY ("only_session") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_of_user" ON "data_exports" USING btree ("user_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_running" ON "data_exports" USING btree ("user_id",coalesce("only_session", "user_id")) WHERE "data_exports"."status" in ('queued', 'making');--> statement-breakpoint
CREATE INDEX "users_erase_after" ON "users" USING btree ("erase_after");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erase_after" CHECK ("users"."status" <> 'closing' or "users"."erase_after" is not null);