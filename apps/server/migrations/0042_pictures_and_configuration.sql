CREATE TABLE "site_settings" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"phone" text,
	"hours" jsonb,
	"clinic_fee_percent" numeric(4, 1) DEFAULT '0' NOT NULL,
	"edited_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "site_settings_only" CHECK ("site_settings"."only"),
	CONSTRAINT "site_settings_fee" CHECK ("site_settings"."clinic_fee_percent" between 0 and 30)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_file" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_small_file" uuid;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_types" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_types" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "public_token" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_file_stored_files_id_fk" FOREIGN KEY ("avatar_file") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_small_file_stored_files_id_fk" FOREIGN KEY ("avatar_small_file") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_avatar_file" ON "users" USING btree ("avatar_file");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar" CHECK (("users"."avatar_file" is null) = ("users"."avatar_small_file" is null));--> statement-breakpoint
INSERT INTO "site_settings" DEFAULT VALUES;--> statement-breakpoint
SELECT watch_groups('site_settings', 'reference');
