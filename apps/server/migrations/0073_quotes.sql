CREATE TABLE "quote_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"key" text,
	"question_sealed" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_sealed" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "quote_questions_answered" CHECK (("quote_questions"."answer_sealed" is null) = ("quote_questions"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"journey_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"content_sealed" text,
	"valid_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decline_sealed" text,
	"document_sealed" text,
	"sha256" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "quotes_reference" UNIQUE("reference"),
	CONSTRAINT "quotes_number" UNIQUE("journey_id","number"),
	CONSTRAINT "quotes_state" CHECK ("quotes"."status" in ('draft', 'sent', 'accepted', 'declined', 'expired', 'superseded')),
	CONSTRAINT "quotes_kind" CHECK ("quotes"."kind" in ('quote', 'change_order')),
	CONSTRAINT "quotes_language" CHECK ("quotes"."language" in ('en', 'es', 'pt')),
	CONSTRAINT "quotes_version_number" CHECK ("quotes"."number" > 0 and "quotes"."total_minor" >= 0),
	CONSTRAINT "quotes_sent" CHECK (("quotes"."status" = 'draft') = ("quotes"."sent_at" is null) and ("quotes"."sent_at" is null or num_nonnulls("quotes"."sha256", "quotes"."valid_until") = 2)),
	CONSTRAINT "quotes_decided" CHECK (("quotes"."status" in ('accepted', 'declined')) = ("quotes"."decided_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "journey_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "free_exit" text;--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_questions_quote" ON "quote_questions" USING btree ("quote_id","asked_at");--> statement-breakpoint
CREATE INDEX "quote_questions_answered_by" ON "quote_questions" USING btree ("answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_draft" ON "quotes" USING btree ("journey_id") WHERE "quotes"."status" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_sent" ON "quotes" USING btree ("journey_id") WHERE "quotes"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "quotes_patient" ON "quotes" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "quotes_provider" ON "quotes" USING btree ("provider_id","status");--> statement-breakpoint
CREATE INDEX "quotes_currency" ON "quotes" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "bookings_journey" ON "bookings" USING btree ("journey_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_free_exit" CHECK ("bookings"."free_exit" in ('surgeon_changed', 'price_increase_over_cap'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_journey_kind" CHECK ("bookings"."journey_id" is null or "bookings"."kind" = 'treatment');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;
