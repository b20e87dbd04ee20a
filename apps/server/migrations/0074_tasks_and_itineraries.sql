CREATE TABLE "itinerary_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journey_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"trip" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"starts_zone" text NOT NULL,
	"ends_at" timestamp with time zone,
	"ends_zone" text,
	"content_sealed" text NOT NULL,
	"by" text NOT NULL,
	"approval_sealed" text,
	"approved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "itinerary_entries_kind" CHECK ("itinerary_entries"."kind" in ('flight_out', 'flight_home', 'stay', 'transfer', 'appointment', 'other')),
	CONSTRAINT "itinerary_entries_side" CHECK ("itinerary_entries"."by" in ('patient', 'clinic')),
	CONSTRAINT "itinerary_entries_trip" CHECK ("itinerary_entries"."trip" in (1, 2)),
	CONSTRAINT "itinerary_entries_order" CHECK ("itinerary_entries"."ends_at" > "itinerary_entries"."starts_at"),
	CONSTRAINT "itinerary_entries_approved" CHECK (("itinerary_entries"."approval_sealed" is null) = ("itinerary_entries"."approved_by" is null))
);
--> statement-breakpoint
CREATE TABLE "journey_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journey_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"step" text,
	"title" jsonb,
	"title_sealed" text,
	"stage" text NOT NULL,
	"trip" smallint DEFAULT 1 NOT NULL,
	"owner" text NOT NULL,
	"status" text NOT NULL,
	"due" jsonb,
	"duration_days" integer DEFAULT 0 NOT NULL,
	"due_on" date NOT NULL,
	"files" text[] NOT NULL,
	"reminder_days" integer[] NOT NULL,
	"time_zone" text NOT NULL,
	"remind_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "journey_tasks_state" CHECK ("journey_tasks"."status" in ('open', 'done', 'dropped')),
	CONSTRAINT "journey_tasks_owner" CHECK ("journey_tasks"."owner" in ('patient', 'clinic', 'coordinator')),
	CONSTRAINT "journey_tasks_stage" CHECK ("journey_tasks"."stage" in ('inquiry', 'records_review', 'quoted', 'accepted', 'booked', 'preparing', 'travelling', 'in_treatment', 'recovery', 'aftercare')),
	CONSTRAINT "journey_tasks_trip" CHECK ("journey_tasks"."trip" in (1, 2)),
	CONSTRAINT "journey_tasks_title" CHECK (("journey_tasks"."step" is null) = ("journey_tasks"."title" is null)),
	CONSTRAINT "journey_tasks_done" CHECK (("journey_tasks"."status" = 'done') = ("journey_tasks"."done_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "itinerary_entries" ADD CONSTRAINT "itinerary_entries_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_entries" ADD CONSTRAINT "itinerary_entries_approved_by_clinicians_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."clinicians"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_tasks" ADD CONSTRAINT "journey_tasks_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_tasks" ADD CONSTRAINT "journey_tasks_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_tasks" ADD CONSTRAINT "journey_tasks_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "itinerary_entries_journey" ON "itinerary_entries" USING btree ("journey_id","starts_at");--> statement-breakpoint
CREATE INDEX "itinerary_entries_approved_by" ON "itinerary_entries" USING btree ("approved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "journey_tasks_step" ON "journey_tasks" USING btree ("journey_id","step","trip");--> statement-breakpoint
CREATE INDEX "journey_tasks_patient" ON "journey_tasks" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "journey_tasks_provider" ON "journey_tasks" USING btree ("provider_id","status","due_on");