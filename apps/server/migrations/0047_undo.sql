ALTER TABLE "mail_outbox" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "before_check" jsonb;--> statement-breakpoint
CREATE INDEX "mail_outbox_about" ON "mail_outbox" USING btree ("about") WHERE "mail_outbox"."state" = 'waiting' and "mail_outbox"."about" is not null;