CREATE TABLE "event_deliveries" (
	"subscriber" text NOT NULL,
	"event_id" uuid NOT NULL,
	"stream" text NOT NULL,
	"stream_number" bigint NOT NULL,
	"job" text NOT NULL,
	"job_id" uuid NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_deliveries_subscriber_event_id_pk" PRIMARY KEY("subscriber","event_id")
);
--> statement-breakpoint
CREATE TABLE "event_streams" (
	"stream" text PRIMARY KEY NOT NULL,
	"last_number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_subscribers" (
	"event_type" text NOT NULL,
	"subscriber" text NOT NULL,
	"job" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_subscribers_event_type_subscriber_pk" PRIMARY KEY("event_type","subscriber")
);
--> statement-breakpoint
ALTER TABLE "outbox_events" ADD COLUMN "stream" text;--> statement-breakpoint
ALTER TABLE "outbox_events" ADD COLUMN "stream_number" bigint;--> statement-breakpoint
CREATE INDEX "event_deliveries_order" ON "event_deliveries" USING btree ("subscriber","stream","stream_number");--> statement-breakpoint
CREATE INDEX "event_deliveries_age" ON "event_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_events_stream" ON "outbox_events" USING btree ("stream","stream_number") WHERE "outbox_events"."stream" is not null;