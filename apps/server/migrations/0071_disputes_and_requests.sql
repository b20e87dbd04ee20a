CREATE TABLE "balance_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"message_sealed" text,
	"requested_by" uuid,
	"reminded_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "balance_requests_state" CHECK ("balance_requests"."status" in ('open', 'paid', 'withdrawn', 'expired')),
	CONSTRAINT "balance_requests_amount" CHECK ("balance_requests"."amount_minor" > 0),
	CONSTRAINT "balance_requests_ended" CHECK (("balance_requests"."status" = 'open') = ("balance_requests"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "dispute_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dispute_id" uuid NOT NULL,
	"status" text NOT NULL,
	"statement_sealed" text,
	"facts_sealed" text,
	"submitted_by" uuid,
	"submitted_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "dispute_answers_dispute" UNIQUE("dispute_id"),
	CONSTRAINT "dispute_answers_state" CHECK ("dispute_answers"."status" in ('draft', 'sending', 'sent', 'refused')),
	CONSTRAINT "dispute_answers_submitted" CHECK (("dispute_answers"."status" = 'draft') = ("dispute_answers"."submitted_at" is null) and ("dispute_answers"."facts_sealed" is null or "dispute_answers"."submitted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "dispute_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dispute_id" uuid NOT NULL,
	"item" text NOT NULL,
	"file_id" uuid NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_files_item" UNIQUE("dispute_id","item"),
	CONSTRAINT "dispute_files_item_known" CHECK ("dispute_files"."item" in ('attendance', 'messages', 'consent', 'policy', 'other'))
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "purpose" text DEFAULT 'deposit' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "balance_requests" ADD CONSTRAINT "balance_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_requests" ADD CONSTRAINT "balance_requests_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_requests" ADD CONSTRAINT "balance_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_answers" ADD CONSTRAINT "dispute_answers_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_answers" ADD CONSTRAINT "dispute_answers_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD CONSTRAINT "dispute_files_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD CONSTRAINT "dispute_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD CONSTRAINT "dispute_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_request_id_balance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."balance_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_requests_booking" ON "balance_requests" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "balance_requests_currency" ON "balance_requests" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "balance_requests_requested_by" ON "balance_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "balance_requests_due" ON "balance_requests" USING btree ("status","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "balance_requests_open" ON "balance_requests" USING btree ("booking_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "dispute_answers_submitted_by" ON "dispute_answers" USING btree ("submitted_by");--> statement-breakpoint
CREATE INDEX "dispute_answers_due" ON "dispute_answers" USING btree ("status","next_try_at");--> statement-breakpoint
CREATE INDEX "dispute_files_file" ON "dispute_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "dispute_files_uploaded_by" ON "dispute_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "payments_request" ON "payments" USING btree ("request_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purpose" CHECK ("payments"."purpose" in ('deposit', 'balance'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_request" CHECK (("payments"."purpose" = 'balance') = ("payments"."request_id" is not null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('cancelled', 'late_payment', 'paid_twice', 'wrong_amount', 'request_ended', 'by_admin'));
