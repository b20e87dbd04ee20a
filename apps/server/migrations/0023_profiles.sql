CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"new_email_key" text NOT NULL,
	"confirm_hash" text,
	"approve_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_changes_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "email_changes_approve_hash_unique" UNIQUE("approve_hash"),
	CONSTRAINT "email_changes_one_end" CHECK ("email_changes"."changed_at" is null or "email_changes"."stopped_at" is null),
	CONSTRAINT "email_changes_both_proofs" CHECK ("email_changes"."changed_at" is null or ("email_changes"."confirmed_at" is not null and "email_changes"."approved_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"off" text[] NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"time_zone" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_preferences_off" CHECK ("notification_preferences"."off" <@ array['bookings.app', 'bookings.mail', 'messages.app', 'messages.mail', 'journey_reminders.app', 'journey_reminders.mail', 'news.app', 'news.mail']),
	CONSTRAINT "notification_preferences_quiet" CHECK (num_nonnulls("notification_preferences"."quiet_from", "notification_preferences"."quiet_to", "notification_preferences"."time_zone") in (0, 3) and "notification_preferences"."quiet_from" <> "notification_preferences"."quiet_to"),
	CONSTRAINT "notification_preferences_clock" CHECK ("notification_preferences"."quiet_from" ~ '^([01]\d|2[0-3]):[0-5]\d$' and "notification_preferences"."quiet_to" ~ '^([01]\d|2[0-3]):[0-5]\d$')
);
--> statement-breakpoint
CREATE TABLE "profile_sections" (
	"user_id" uuid NOT NULL,
	"section" text NOT NULL,
	"version" integer NOT NULL,
	"values_sealed" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_sections_user_id_section_pk" PRIMARY KEY("user_id","section"),
	CONSTRAINT "profile_sections_section" CHECK ("profile_sections"."section" in ('identity', 'contact', 'emergency', 'companion', 'health', 'languages', 'preferences')),
	CONSTRAINT "profile_sections_sealed" CHECK ("profile_sections"."values_sealed" like 'v1.%')
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_sections" ADD CONSTRAINT "profile_sections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_waiting" ON "email_changes" USING btree ("user_id") WHERE changed_at is null and stopped_at is null;--> statement-breakpoint
CREATE INDEX "email_changes_of_user" ON "email_changes" USING btree ("user_id","created_at" DESC NULLS LAST);