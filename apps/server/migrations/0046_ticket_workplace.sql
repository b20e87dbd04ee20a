CREATE TABLE "support_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"message_id" uuid,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_files_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "support_macros" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"topic" text,
	"texts" jsonb NOT NULL,
	"closes" boolean NOT NULL,
	"takes" boolean NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_macros_topic" CHECK ("support_macros"."topic" in ('prices', 'clinics', 'journey', 'records', 'account', 'partners', 'other'))
);
--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_message_id_support_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_files_message" ON "support_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "support_files_uploader" ON "support_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE UNIQUE INDEX "support_macros_names" ON "support_macros" USING btree ("demo",lower("name")) WHERE "support_macros"."archived_at" is null;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_edited" CHECK ("support_messages"."internal" or "support_messages"."edited_at" is null);