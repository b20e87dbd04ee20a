CREATE TABLE "clinic_notices" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"topics" jsonb NOT NULL,
	"inbox_email" text,
	"inbox_language" text,
	"inbox_confirmed_at" timestamp with time zone,
	"code_hash" text,
	"code_sent_at" timestamp with time zone,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "clinic_notices_language" CHECK ("clinic_notices"."inbox_language" in ('en', 'es', 'pt')),
	CONSTRAINT "clinic_notices_inbox" CHECK (("clinic_notices"."inbox_email" is null) = ("clinic_notices"."inbox_language" is null)),
	CONSTRAINT "clinic_notices_confirmed" CHECK ("clinic_notices"."inbox_confirmed_at" is null or "clinic_notices"."inbox_email" is not null),
	CONSTRAINT "clinic_notices_wrong_codes" CHECK ("clinic_notices"."wrong_codes" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "clinic_notices" ADD CONSTRAINT "clinic_notices_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;