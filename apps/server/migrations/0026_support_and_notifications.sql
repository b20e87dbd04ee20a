CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" ~ '^[a-z]+(_[a-z]+)*$'),
	CONSTRAINT "notifications_params" CHECK (jsonb_typeof("notifications"."params") = 'object')
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid,
	"by_team" boolean NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"text_sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_messages_internal" CHECK ("support_messages"."by_team" or not "support_messages"."internal"),
	CONSTRAINT "support_messages_sealed" CHECK ("support_messages"."text_sealed" like 'v1.%')
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"organization_id" uuid,
	"provider_id" uuid,
	"topic" text NOT NULL,
	"subject_sealed" text NOT NULL,
	"context" jsonb,
	"state" text NOT NULL,
	"waiting_since" timestamp with time zone,
	"first_answered_at" timestamp with time zone,
	"assignee_id" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_tickets_reference_unique" UNIQUE("reference"),
	CONSTRAINT "support_tickets_owner" UNIQUE("id","user_id"),
	CONSTRAINT "support_tickets_reference" CHECK ("support_tickets"."reference" ~ '^TS-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
	CONSTRAINT "support_tickets_role" CHECK ("support_tickets"."role" in ('patient', 'provider', 'organization', 'admin')),
	CONSTRAINT "support_tickets_language" CHECK ("support_tickets"."language" in ('en', 'es', 'pt')),
	CONSTRAINT "support_tickets_topic" CHECK ("support_tickets"."topic" in ('prices', 'clinics', 'journey', 'records', 'account', 'partners', 'other')),
	CONSTRAINT "support_tickets_state" CHECK ("support_tickets"."state" in ('open', 'answered', 'closed')),
	CONSTRAINT "support_tickets_waiting" CHECK (("support_tickets"."state" = 'open') = ("support_tickets"."waiting_since" is not null)),
	CONSTRAINT "support_tickets_sealed" CHECK ("support_tickets"."subject_sealed" like 'v1.%')
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_ticket" FOREIGN KEY ("ticket_id","user_id") REFERENCES "public"."support_tickets"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of_user" ON "notifications" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "support_messages_of_ticket" ON "support_messages" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "support_messages_of_user" ON "support_messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "support_messages_of_author" ON "support_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "support_tickets_of_user" ON "support_tickets" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "support_tickets_inbox" ON "support_tickets" USING btree ("state","waiting_since");--> statement-breakpoint
CREATE INDEX "support_tickets_answered" ON "support_tickets" USING btree ("first_answered_at");--> statement-breakpoint
CREATE INDEX "support_tickets_organization" ON "support_tickets" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "support_tickets_provider" ON "support_tickets" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "support_tickets_assignee" ON "support_tickets" USING btree ("assignee_id");