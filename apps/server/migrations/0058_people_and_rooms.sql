CREATE TABLE "rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"capacity" smallint DEFAULT 1 NOT NULL,
	"treatment_slugs" text[] DEFAULT '{}'::text[] NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rooms_name" CHECK (length(btrim("rooms"."name")) between 1 and 80),
	CONSTRAINT "rooms_capacity" CHECK ("rooms"."capacity" between 1 and 200),
	CONSTRAINT "rooms_kind" CHECK ("rooms"."kind" in ('consultation_room', 'operating_room', 'procedure_room', 'recovery_bed'))
);
--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rooms_provider" ON "rooms" USING btree ("provider_id","position");
--> statement-breakpoint
ALTER TABLE "clinicians" ADD COLUMN "sees_in_person" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "clinicians" ADD COLUMN "sees_online" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clinicians" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clinicians" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "clinicians" ADD CONSTRAINT "clinicians_sees" CHECK ("clinicians"."sees_in_person" or "clinicians"."sees_online");--> statement-breakpoint
CREATE INDEX "credentials_clinician" ON "credentials" USING btree ("clinician_id");
