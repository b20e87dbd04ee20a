CREATE TABLE "photo_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"parts" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photo_uploads_size" CHECK ("photo_uploads"."size" > 0 and "photo_uploads"."received" between 0 and "photo_uploads"."size")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"alt" jsonb NOT NULL,
	"kind" text NOT NULL,
	"consented_at" timestamp with time zone,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"color" text NOT NULL,
	"variants" jsonb NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "photos_subject" CHECK ("photos"."subject" in ('clinic', 'clinician', 'package', 'room')),
	CONSTRAINT "photos_kind" CHECK ("photos"."kind" in ('cover', 'room', 'team', 'portrait', 'result')),
	CONSTRAINT "photos_of_clinic" CHECK ("photos"."subject" <> 'clinic' or "photos"."subject_id" = "photos"."provider_id"),
	CONSTRAINT "photos_consent" CHECK ("photos"."kind" <> 'result' or "photos"."consented_at" is not null),
	CONSTRAINT "photos_pixels" CHECK ("photos"."width" between 1 and 1920 and "photos"."height" between 1 and 1920),
	CONSTRAINT "photos_color" CHECK ("photos"."color" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
ALTER TABLE "clinicians" ADD COLUMN "portrait" jsonb;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_uploads_provider" ON "photo_uploads" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "photo_uploads_expiry" ON "photo_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "photos_provider" ON "photos" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "photos_of_subject" ON "photos" USING btree ("subject","subject_id","position");
