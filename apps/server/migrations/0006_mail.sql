CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"locale" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_state" CHECK ("mail_outbox"."state" in ('waiting', 'sent', 'kept', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "mail_outbox_newest" ON "mail_outbox" USING btree ("created_at" DESC NULLS LAST);
