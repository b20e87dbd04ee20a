CREATE TABLE "clinic_change_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"state" text NOT NULL,
	"name" text,
	"type" text,
	"country" text,
	"requested_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clinic_change_requests_state" CHECK ("clinic_change_requests"."state" in ('waiting', 'approved', 'declined', 'withdrawn')),
	CONSTRAINT "clinic_change_requests_wanted" CHECK (num_nonnulls("clinic_change_requests"."name", "clinic_change_requests"."type", "clinic_change_requests"."country") > 0),
	CONSTRAINT "clinic_change_requests_country" CHECK ("clinic_change_requests"."country" is null or "clinic_change_requests"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "clinic_change_requests" ADD CONSTRAINT "clinic_change_requests_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clinic_change_requests_waiting" ON "clinic_change_requests" USING btree ("provider_id") WHERE "clinic_change_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "clinic_change_requests_provider" ON "clinic_change_requests" USING btree ("provider_id");