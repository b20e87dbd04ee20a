CREATE TABLE "payout_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"revision" integer NOT NULL,
	"holder" text NOT NULL,
	"country" text NOT NULL,
	"bank_name" text NOT NULL,
	"scheme" text NOT NULL,
	"ending" text NOT NULL,
	"details_sealed" text NOT NULL,
	"set_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paused_until" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"verified_by" uuid,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "payout_accounts_revision" UNIQUE("provider_id","currency","revision"),
	CONSTRAINT "payout_accounts_scheme" CHECK ("payout_accounts"."scheme" in ('clabe', 'pix', 'brazil', 'cbu', 'cci', 'colombia', 'iban', 'aba', 'swift')),
	CONSTRAINT "payout_accounts_sealed" CHECK ("payout_accounts"."details_sealed" like 'v1.%'),
	CONSTRAINT "payout_accounts_masked" CHECK (length("payout_accounts"."ending") between 1 and 4),
	CONSTRAINT "payout_accounts_order" CHECK ("payout_accounts"."revision" > 0 and ("payout_accounts"."revision" > 1 or "payout_accounts"."paused_until" is null)),
	CONSTRAINT "payout_accounts_verified" CHECK ("payout_accounts"."verified_by" is null or "payout_accounts"."verified_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_verified_by_users_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_account_id_payout_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payout_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_in_use" ON "payout_accounts" USING btree ("provider_id","currency") WHERE "payout_accounts"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "payout_accounts_currency" ON "payout_accounts" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "payout_accounts_set_by" ON "payout_accounts" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "payout_accounts_verified_by" ON "payout_accounts" USING btree ("verified_by");--> statement-breakpoint
CREATE INDEX "payouts_account" ON "payouts" USING btree ("account_id");--> statement-breakpoint
-- A payout says where it went by referring to an account, so what an account says never changes: a change is a new row.
CREATE FUNCTION refuse_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a payout account is replaced, not changed'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payout_accounts_immutable';
END $$;
--> statement-breakpoint
CREATE TRIGGER immutable BEFORE UPDATE OF id, provider_id, currency, revision, holder, country, bank_name, scheme, ending, details_sealed, created_at, paused_until
  ON "payout_accounts" FOR EACH ROW EXECUTE FUNCTION refuse_account_change();
