CREATE TABLE "message_proposals" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"visit" text,
	"service_type" text,
	"clinician_id" uuid,
	"starts" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"quote_id" uuid,
	CONSTRAINT "message_proposals_kind" CHECK ("message_proposals"."kind" in ('times', 'quote')),
	CONSTRAINT "message_proposals_visit" CHECK ("message_proposals"."visit" in ('consultation', 'online')),
	CONSTRAINT "message_proposals_whole" CHECK (("message_proposals"."kind" = 'times') = (num_nonnulls("message_proposals"."visit", "message_proposals"."clinician_id") = 2 and cardinality("message_proposals"."starts") between 1 and 3)
        and ("message_proposals"."kind" = 'quote') = ("message_proposals"."quote_id" is not null) and ("message_proposals"."visit" = 'online' or "message_proposals"."service_type" is null))
);
--> statement-breakpoint
ALTER TABLE "message_proposals" ADD CONSTRAINT "message_proposals_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_proposals" ADD CONSTRAINT "message_proposals_service_type_service_types_slug_fk" FOREIGN KEY ("service_type") REFERENCES "public"."service_types"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "message_proposals" ADD CONSTRAINT "message_proposals_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_proposals" ADD CONSTRAINT "message_proposals_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_proposals_service" ON "message_proposals" USING btree ("service_type");--> statement-breakpoint
CREATE INDEX "message_proposals_clinician" ON "message_proposals" USING btree ("clinician_id");--> statement-breakpoint
CREATE INDEX "message_proposals_quote" ON "message_proposals" USING btree ("quote_id");