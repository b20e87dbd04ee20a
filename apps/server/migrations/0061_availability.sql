CREATE TABLE "calendars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"clinician_id" uuid,
	"room_id" uuid,
	"visits" text[] NOT NULL,
	"slot_minutes" smallint NOT NULL,
	"buffer_before_minutes" smallint DEFAULT 0 NOT NULL,
	"buffer_after_minutes" smallint DEFAULT 0 NOT NULL,
	"notice_hours" smallint NOT NULL,
	"horizon_days" smallint NOT NULL,
	"max_per_day" smallint,
	"observes_holidays" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "calendars_resource" CHECK (num_nonnulls("calendars"."clinician_id", "calendars"."room_id") = 1),
	CONSTRAINT "calendars_visits" CHECK (cardinality("calendars"."visits") > 0 and "calendars"."visits" <@ array['consultation', 'treatment']),
	CONSTRAINT "calendars_slot" CHECK ("calendars"."slot_minutes" between 5 and 720),
	CONSTRAINT "calendars_buffers" CHECK ("calendars"."buffer_before_minutes" between 0 and 240 and "calendars"."buffer_after_minutes" between 0 and 240),
	CONSTRAINT "calendars_notice" CHECK ("calendars"."notice_hours" between 0 and 720),
	CONSTRAINT "calendars_horizon" CHECK ("calendars"."horizon_days" between 1 and 365),
	CONSTRAINT "calendars_max_per_day" CHECK ("calendars"."max_per_day" between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "calendar_windows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"calendar_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"mode" text NOT NULL,
	"valid_from" date,
	"valid_until" date,
	CONSTRAINT "calendar_windows_weekday" CHECK ("calendar_windows"."weekday" between 1 and 7),
	CONSTRAINT "calendar_windows_times" CHECK ("calendar_windows"."starts" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "calendar_windows"."ends" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "calendar_windows"."starts" collate "C" < "calendar_windows"."ends" collate "C"),
	CONSTRAINT "calendar_windows_mode" CHECK ("calendar_windows"."mode" in ('in_person', 'online', 'both')),
	CONSTRAINT "calendar_windows_valid" CHECK ("calendar_windows"."valid_from" <= "calendar_windows"."valid_until")
);
--> statement-breakpoint
CREATE TABLE "calendar_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"calendar_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"starts" text,
	"ends" text,
	"mode" text,
	"label" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_exceptions_kind" CHECK ("calendar_exceptions"."kind" in ('closed', 'open')),
	CONSTRAINT "calendar_exceptions_dates" CHECK ("calendar_exceptions"."from_date" <= "calendar_exceptions"."to_date" and "calendar_exceptions"."to_date" - "calendar_exceptions"."from_date" <= 366),
	CONSTRAINT "calendar_exceptions_times" CHECK (("calendar_exceptions"."starts" is null) = ("calendar_exceptions"."ends" is null) and "calendar_exceptions"."starts" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "calendar_exceptions"."ends" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "calendar_exceptions"."starts" collate "C" < "calendar_exceptions"."ends" collate "C"),
	CONSTRAINT "calendar_exceptions_open" CHECK (case when "calendar_exceptions"."kind" = 'open' then "calendar_exceptions"."starts" is not null and "calendar_exceptions"."mode" in ('in_person', 'online', 'both') else "calendar_exceptions"."mode" is null end),
	CONSTRAINT "calendar_exceptions_label" CHECK (length("calendar_exceptions"."label") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "clinic_holidays" (
	"provider_id" uuid NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "clinic_holidays_provider_id_date_pk" PRIMARY KEY("provider_id","date")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"calendar_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"url_hash" text NOT NULL,
	"host" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"busy_count" integer DEFAULT 0 NOT NULL,
	"last_tried_at" timestamp with time zone,
	"last_good_at" timestamp with time zone,
	"next_read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_address" UNIQUE("calendar_id","url_hash"),
	CONSTRAINT "calendar_feeds_name" CHECK (length(btrim("calendar_feeds"."name")) between 1 and 80),
	CONSTRAINT "calendar_feeds_status" CHECK ("calendar_feeds"."status" in ('waiting', 'ok', 'failing')),
	CONSTRAINT "calendar_feeds_failure" CHECK (("calendar_feeds"."status" = 'failing') = ("calendar_feeds"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "feed_busy" (
	"feed_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_busy_feed_id_starts_at_ends_at_pk" PRIMARY KEY("feed_id","starts_at","ends_at"),
	CONSTRAINT "feed_busy_order" CHECK ("feed_busy"."starts_at" < "feed_busy"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "published_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"calendar_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "published_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "next_free_on" date;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "next_free_online_on" date;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_windows" ADD CONSTRAINT "calendar_windows_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_exceptions" ADD CONSTRAINT "calendar_exceptions_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinic_holidays" ADD CONSTRAINT "clinic_holidays_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_busy" ADD CONSTRAINT "feed_busy_feed_id_calendar_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."calendar_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_busy" ADD CONSTRAINT "feed_busy_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_feeds" ADD CONSTRAINT "published_feeds_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendars_clinician" ON "calendars" USING btree ("clinician_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendars_room" ON "calendars" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "calendars_provider" ON "calendars" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "calendar_windows_calendar" ON "calendar_windows" USING btree ("calendar_id","weekday");--> statement-breakpoint
CREATE INDEX "calendar_exceptions_calendar" ON "calendar_exceptions" USING btree ("calendar_id","to_date");--> statement-breakpoint
CREATE INDEX "calendar_feeds_next_read" ON "calendar_feeds" USING btree ("next_read_at");--> statement-breakpoint
CREATE INDEX "feed_busy_calendar" ON "feed_busy" USING btree ("calendar_id","ends_at");--> statement-breakpoint
CREATE INDEX "published_feeds_calendar" ON "published_feeds" USING btree ("calendar_id");--> statement-breakpoint
-- Lists show the first free day: a group of its own, so that calendars can change without touching lists. `groups.ts` says the same.
DO $$
DECLARE event text;
DECLARE name text;
BEGIN
  FOREACH event IN ARRAY ARRAY['insert', 'update', 'delete', 'truncate'] LOOP
    EXECUTE format('DROP TRIGGER raise_groups_%s ON providers', event);
  END LOOP;
  PERFORM watch_groups('providers', 'providers',
    'provider_pages: airport_minutes, allow_online_booking, beds, cancellation_policy, created_at, deposit_percentage, description, email, founded_year, phone, postal_code, rating_distribution, region, require_deposit, street, updated_at, version, website',
    'provider_own: attributes, phones, rejection_reason, suspended_at, suspension_reason, verification_since',
    'next_free: next_free_on, next_free_online_on');
  FOREACH name IN ARRAY ARRAY['calendars', 'calendar_windows', 'calendar_exceptions', 'clinic_holidays', 'feed_busy', 'rooms'] LOOP
    PERFORM watch_groups(name, 'availability');
  END LOOP;
END $$;
