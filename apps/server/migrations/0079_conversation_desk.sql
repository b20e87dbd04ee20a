CREATE TABLE "conversation_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"side_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text_sealed" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_notes_sealed" CHECK ("conversation_notes"."text_sealed" like 'v1.%')
);
--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD CONSTRAINT "conversation_notes_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD CONSTRAINT "conversation_notes_side_id_conversation_sides_id_fk" FOREIGN KEY ("side_id") REFERENCES "public"."conversation_sides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD CONSTRAINT "conversation_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_notes_side" ON "conversation_notes" USING btree ("side_id","created_at");--> statement-breakpoint
CREATE INDEX "conversation_notes_conversation" ON "conversation_notes" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_notes_author" ON "conversation_notes" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_sides_platform" ON "conversation_sides" USING btree ("last_at" DESC NULLS FIRST) WHERE "conversation_sides"."party" = 'platform';--> statement-breakpoint
CREATE INDEX "conversation_sides_assignee" ON "conversation_sides" USING btree ("assignee_id");--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_team" CHECK ("conversation_sides"."party" <> 'patient' or ("conversation_sides"."assignee_id" is null and "conversation_sides"."tags" = '{}'));--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_tags" CHECK (cardinality("conversation_sides"."tags") <= 10);--> statement-breakpoint
UPDATE "conversation_sides" s SET "waiting_since" = w.since
FROM (
	SELECT s2.id, min(m.created_at) AS since
	FROM "conversation_sides" s2
	JOIN "messages" m ON m.conversation_id = s2.conversation_id AND m.side_id <> s2.id
	WHERE s2.archived_at IS NULL AND m.seq > coalesce(
		(SELECT max(o.seq) FROM "messages" o WHERE o.conversation_id = s2.conversation_id AND o.side_id = s2.id), 0)
	GROUP BY s2.id
) w
WHERE w.id = s.id;
