-- Requests, messages and claims get an assignee, a due time and answers, so that clinics, networks and admins can work on them.
CREATE TABLE "lead_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consultation_id" uuid,
	"contact_id" uuid,
	"claim_id" uuid,
	"author_id" uuid,
	"side" text NOT NULL,
	"internal" boolean NOT NULL,
	"text_sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_messages_lead" CHECK (num_nonnulls("lead_messages"."consultation_id", "lead_messages"."contact_id", "lead_messages"."claim_id") = 1),
	CONSTRAINT "lead_messages_side" CHECK ("lead_messages"."side" in ('clinic', 'organization', 'team'))
);
--> statement-breakpoint
ALTER TABLE "consultation_requests" DROP CONSTRAINT "consultation_requests_status";--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "due_at" timestamp with time zone DEFAULT (now() + interval '4 days') NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "due_at" timestamp with time zone DEFAULT (now() + interval '4 days') NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_claims" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "directory_claims" ADD COLUMN "due_at" timestamp with time zone DEFAULT (now() + interval '4 days') NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_claims" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "directory_claims" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_consultation_id_consultation_requests_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_contact_id_contact_requests_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_claim_id_directory_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."directory_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_messages_consultation" ON "lead_messages" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "lead_messages_contact" ON "lead_messages" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "lead_messages_claim" ON "lead_messages" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "lead_messages_author" ON "lead_messages" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_claims" ADD CONSTRAINT "directory_claims_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_requests_assignee" ON "consultation_requests" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "contact_requests_assignee" ON "contact_requests" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "directory_claims_assignee" ON "directory_claims" USING btree ("assignee_id");--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_status" CHECK ("consultation_requests"."status" in ('received', 'answered', 'accepted', 'declined', 'closed', 'withdrawn'));--> statement-breakpoint
-- Until now visitors of the demo were told that nobody reads what they send: no longer show it to people who try out the clinic.
UPDATE "consultation_requests" AS r SET "provider_id" = NULL FROM "providers" AS p WHERE p."id" = r."provider_id" AND p."demo";--> statement-breakpoint
-- Two working days from the day after, as replyBy counts them: Thursday and Friday skip the weekend, Saturday its Sunday.
UPDATE "consultation_requests" SET "due_at" = (date_trunc('day', "created_at" AT TIME ZONE 'UTC') + make_interval(days => CASE extract(isodow FROM "created_at" AT TIME ZONE 'UTC') WHEN 4 THEN 5 WHEN 5 THEN 5 WHEN 6 THEN 4 ELSE 3 END)) AT TIME ZONE 'UTC';--> statement-breakpoint
UPDATE "contact_requests" SET "due_at" = (date_trunc('day', "created_at" AT TIME ZONE 'UTC') + make_interval(days => CASE extract(isodow FROM "created_at" AT TIME ZONE 'UTC') WHEN 4 THEN 5 WHEN 5 THEN 5 WHEN 6 THEN 4 ELSE 3 END)) AT TIME ZONE 'UTC';--> statement-breakpoint
UPDATE "directory_claims" SET "due_at" = (date_trunc('day', "created_at" AT TIME ZONE 'UTC') + make_interval(days => CASE extract(isodow FROM "created_at" AT TIME ZONE 'UTC') WHEN 4 THEN 5 WHEN 5 THEN 5 WHEN 6 THEN 4 ELSE 3 END)) AT TIME ZONE 'UTC';
