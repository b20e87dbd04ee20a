ALTER TABLE "message_files" ALTER COLUMN "conversation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD COLUMN "woken_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "conversation_sides_snoozed" ON "conversation_sides" USING btree ("snoozed_until") WHERE "conversation_sides"."snoozed_until" is not null;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_sent" CHECK ("message_files"."message_id" is null or "message_files"."conversation_id" is not null);