CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"device_sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "push_subscriptions_address_hash_unique" UNIQUE("address_hash"),
	CONSTRAINT "push_subscriptions_sealed" CHECK ("push_subscriptions"."device_sealed" like 'v1.%')
);
--> statement-breakpoint
CREATE TABLE "waiting_digests" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_digests_user_id_kind_about_pk" PRIMARY KEY("user_id","kind","about"),
	CONSTRAINT "waiting_digests_kind" CHECK ("waiting_digests"."kind" ~ '^[a-z]+(_[a-z]+)*$')
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_off";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "outdated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "mail_rhythm" text DEFAULT 'at_once' NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_digests" ADD CONSTRAINT "waiting_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "waiting_digests_due" ON "waiting_digests" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_optional" CHECK (("mail_outbox"."user_id" is null) = ("mail_outbox"."topic" is null));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_rhythm" CHECK ("notification_preferences"."mail_rhythm" in ('at_once', 'daily'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_off" CHECK ("notification_preferences"."off" <@ array['bookings.app', 'bookings.mail', 'bookings.push', 'messages.app', 'messages.mail', 'messages.push', 'journey_reminders.app', 'journey_reminders.mail', 'journey_reminders.push', 'news.app', 'news.mail', 'news.push']);