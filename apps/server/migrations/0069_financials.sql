CREATE TABLE "adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"refusal" text,
	"entry_id" uuid,
	"requested_by" uuid,
	"approved_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "adjustments_entry" UNIQUE("entry_id"),
	CONSTRAINT "adjustments_state" CHECK ("adjustments"."status" in ('waiting_for_approval', 'booked', 'rejected')),
	CONSTRAINT "adjustments_amount" CHECK ("adjustments"."amount_minor" <> 0),
	CONSTRAINT "adjustments_two_people" CHECK ("adjustments"."requested_by" <> "adjustments"."approved_by"),
	CONSTRAINT "adjustments_decided" CHECK (("adjustments"."status" = 'waiting_for_approval') = ("adjustments"."decided_at" is null) and ("adjustments"."entry_id" is null or "adjustments"."status" = 'booked') and ("adjustments"."status" = 'rejected') = ("adjustments"."refusal" is not null))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"entry_id" uuid,
	"settled_entry_id" uuid,
	"bank_reference" text,
	"reason" text,
	"begun_by" uuid,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payouts_reference" UNIQUE("reference"),
	CONSTRAINT "payouts_entry" UNIQUE("entry_id"),
	CONSTRAINT "payouts_settled_entry" UNIQUE("settled_entry_id"),
	CONSTRAINT "payouts_state" CHECK ("payouts"."status" in ('on_its_way', 'paid', 'returned')),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_minor" > 0),
	CONSTRAINT "payouts_settled" CHECK (("payouts"."status" = 'on_its_way') = ("payouts"."settled_at" is null) and ("payouts"."settled_entry_id" is null or "payouts"."settled_at" is not null) and ("payouts"."status" = 'returned') = ("payouts"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_of_clinic";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "reconciliations" ADD COLUMN "is_check" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_settled_entry_id_ledger_entries_id_fk" FOREIGN KEY ("settled_entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_begun_by_users_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adjustments_provider" ON "adjustments" USING btree ("provider_id","created_at");--> statement-breakpoint
CREATE INDEX "adjustments_currency" ON "adjustments" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "adjustments_requested_by" ON "adjustments" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "adjustments_approved_by" ON "adjustments" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "payouts_provider" ON "payouts" USING btree ("provider_id","created_at");--> statement-breakpoint
CREATE INDEX "payouts_currency" ON "payouts" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "payouts_begun_by" ON "payouts" USING btree ("begun_by");--> statement-breakpoint
CREATE INDEX "payouts_status" ON "payouts" USING btree ("status","created_at");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('gateway', 'held', 'provider_payable', 'payout_transit', 'platform_fee', 'disputed', 'loss'));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_of_clinic" CHECK (("ledger_accounts"."kind" in ('provider_payable', 'payout_transit')) = ("ledger_accounts"."provider_id" is not null));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('capture', 'release', 'refund', 'dispute_opened', 'dispute_won', 'dispute_lost', 'payout', 'payout_paid', 'payout_returned', 'adjustment'));