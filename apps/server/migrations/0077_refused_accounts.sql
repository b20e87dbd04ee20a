ALTER TABLE "payout_accounts" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "refused_by" uuid;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "refused_reason" text;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_refused_by_users_id_fk" FOREIGN KEY ("refused_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_accounts_refused_by" ON "payout_accounts" USING btree ("refused_by");--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_refused" CHECK (("payout_accounts"."refused_at" is null) = ("payout_accounts"."refused_reason" is null));--> statement-breakpoint
-- What the clinic was told of a refusal never changes either.
CREATE TRIGGER refused_once BEFORE UPDATE OF refused_at, refused_reason
  ON "payout_accounts" FOR EACH ROW WHEN (old.refused_at IS NOT NULL) EXECUTE FUNCTION refuse_account_change();
