CREATE TABLE "feed_entries" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"country" text,
	"reference" text,
	"provider_id" uuid,
	"subject_id" uuid,
	"detail" text,
	"demo" boolean NOT NULL,
	CONSTRAINT "feed_entries_id_unique" UNIQUE("id"),
	CONSTRAINT "feed_entries_country" CHECK ("feed_entries"."country" is null or "feed_entries"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "feed_entries_count" CHECK ("feed_entries"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "feed_events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_entries_at" ON "feed_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "feed_entries_provider" ON "feed_entries" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "feed_events_created" ON "feed_events" USING btree ("created_at");