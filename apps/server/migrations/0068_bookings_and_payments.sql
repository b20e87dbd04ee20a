CREATE TABLE "booking_reminders" (
	"booking_id" uuid NOT NULL,
	"reminder" text NOT NULL,
	"about" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_reminders_booking_id_reminder_about_pk" PRIMARY KEY("booking_id","reminder","about"),
	CONSTRAINT "booking_reminders_reminder" CHECK ("booking_reminders"."reminder" in ('week', 'day', 'hours', 'answer', 'pay'))
);
--> statement-breakpoint
CREATE TABLE "booking_slots" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"clinician_id" uuid,
	"room_id" uuid,
	"place" smallint DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"during" "tstzrange" NOT NULL,
	CONSTRAINT "booking_slots_resource" CHECK (num_nonnulls("booking_slots"."clinician_id", "booking_slots"."room_id") = 1),
	CONSTRAINT "booking_slots_place" CHECK ("booking_slots"."place" >= 0),
	CONSTRAINT "booking_slots_during" CHECK ("booking_slots"."starts_at" < "booking_slots"."ends_at" and "booking_slots"."during" @> tstzrange("booking_slots"."starts_at", "booking_slots"."ends_at"))
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"clinician_id" uuid,
	"room_id" uuid,
	"package_id" uuid,
	"treatment" text,
	"service_offer_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"notes_sealed" text,
	"currency" text,
	"price_minor" bigint,
	"deposit_minor" bigint,
	"terms" jsonb,
	"expires_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"cancel_reason" text,
	"cancelled_at" timestamp with time zone,
	"kept_minor" bigint,
	"patient_moves" smallint DEFAULT 0 NOT NULL,
	"moved_by_clinic" boolean DEFAULT false NOT NULL,
	"moved_at" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bookings_reference" UNIQUE("reference"),
	CONSTRAINT "bookings_state" CHECK ("bookings"."status" in ('pending', 'awaiting_payment', 'confirmed', 'completed', 'cancelled')),
	CONSTRAINT "bookings_kind" CHECK ("bookings"."kind" in ('consultation', 'treatment', 'online')),
	CONSTRAINT "bookings_order" CHECK ("bookings"."starts_at" < "bookings"."ends_at"),
	CONSTRAINT "bookings_resource" CHECK (num_nonnulls("bookings"."clinician_id", "bookings"."room_id") >= 1),
	CONSTRAINT "bookings_what" CHECK ("bookings"."package_id" is null or ("bookings"."kind" = 'treatment' and "bookings"."service_offer_id" is null)),
	CONSTRAINT "bookings_service" CHECK ("bookings"."service_offer_id" is null or "bookings"."kind" = 'online'),
	CONSTRAINT "bookings_hold" CHECK (("bookings"."status" in ('pending', 'awaiting_payment')) = ("bookings"."expires_at" is not null)),
	CONSTRAINT "bookings_cancelled" CHECK (("bookings"."status" = 'cancelled') = ("bookings"."cancel_reason" is not null) and ("bookings"."cancel_reason" is null) = ("bookings"."cancelled_at" is null)),
	CONSTRAINT "bookings_cancel_reason" CHECK ("bookings"."cancel_reason" in ('patient', 'provider_declined', 'provider_cancelled', 'not_answered', 'not_paid', 'no_show', 'admin')),
	CONSTRAINT "bookings_price" CHECK (num_nonnulls("bookings"."currency", "bookings"."price_minor", "bookings"."deposit_minor", "bookings"."terms") in (0, 4) and "bookings"."price_minor" > 0 and "bookings"."deposit_minor" between 0 and "bookings"."price_minor"),
	CONSTRAINT "bookings_kept" CHECK ("bookings"."kept_minor" >= 0 and ("bookings"."kept_minor" is null or "bookings"."status" = 'cancelled')),
	CONSTRAINT "bookings_awaits" CHECK ("bookings"."status" <> 'awaiting_payment' or "bookings"."deposit_minor" > 0),
	CONSTRAINT "bookings_language" CHECK ("bookings"."language" in ('en', 'es', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"provider_id" uuid,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_accounts_one" UNIQUE NULLS NOT DISTINCT("kind","provider_id","currency"),
	CONSTRAINT "ledger_accounts_currency" UNIQUE("id","currency"),
	CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('gateway', 'held', 'provider_payable', 'platform_fee', 'disputed', 'loss')),
	CONSTRAINT "ledger_accounts_of_clinic" CHECK (("ledger_accounts"."kind" = 'provider_payable') = ("ledger_accounts"."provider_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"booking_id" uuid,
	"payment_id" uuid,
	"refund_id" uuid,
	"dispute_id" uuid,
	"occurred_at" timestamp with time zone NOT NULL,
	"written_in" bigint DEFAULT txid_current() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_cause" UNIQUE("cause"),
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('capture', 'release', 'refund', 'dispute_opened', 'dispute_won', 'dispute_lost', 'payout', 'adjustment'))
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_postings_entry_id_line_pk" PRIMARY KEY("entry_id","line"),
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"gateway_id" text NOT NULL,
	"reason" text NOT NULL,
	"respond_by" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "disputes_gateway_id" UNIQUE("gateway_id"),
	CONSTRAINT "disputes_state" CHECK ("disputes"."status" in ('needs_response', 'under_review', 'won', 'lost')),
	CONSTRAINT "disputes_amount" CHECK ("disputes"."amount_minor" > 0),
	CONSTRAINT "disputes_decided" CHECK (("disputes"."status" in ('won', 'lost')) = ("disputes"."decided_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"about_kind" text,
	"about_id" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "gateway_events_gateway_event_id_pk" PRIMARY KEY("gateway","event_id"),
	CONSTRAINT "gateway_events_gateway" CHECK ("gateway_events"."gateway" in ('sandbox', 'stripe')),
	CONSTRAINT "gateway_events_about" CHECK (("gateway_events"."about_kind" is null) = ("gateway_events"."about_id" is null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"gateway" text NOT NULL,
	"gateway_id" text,
	"method" text,
	"failure" text,
	"received_minor" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payments_gateway_id" UNIQUE("gateway","gateway_id"),
	CONSTRAINT "payments_state" CHECK ("payments"."status" in ('requires_payment', 'processing', 'succeeded', 'partially_refunded', 'refunded', 'failed', 'cancelled')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_minor" > 0 and "payments"."received_minor" >= 0),
	CONSTRAINT "payments_received" CHECK (("payments"."status" in ('succeeded', 'partially_refunded', 'refunded')) = ("payments"."received_minor" > 0) and ("payments"."received_minor" > 0) = ("payments"."paid_at" is not null)),
	CONSTRAINT "payments_gateway" CHECK ("payments"."gateway" in ('sandbox', 'stripe')),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('card', 'pix', 'oxxo', 'boleto', 'pse')),
	CONSTRAINT "payments_failure" CHECK ("payments"."failure" in ('card_declined', 'insufficient_funds', 'expired_card', 'incorrect_details', 'authentication_failed', 'method_expired', 'gateway_error'))
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"looked" integer NOT NULL,
	"repaired" integer NOT NULL,
	"findings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"gateway_id" text,
	"requested_by" uuid,
	"approved_by" uuid,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "refunds_state" CHECK ("refunds"."status" in ('waiting_for_approval', 'requested', 'submitted', 'succeeded', 'failed', 'rejected')),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('cancelled', 'late_payment', 'paid_twice', 'wrong_amount', 'by_admin')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_minor" > 0),
	CONSTRAINT "refunds_two_people" CHECK ("refunds"."requested_by" <> "refunds"."approved_by"),
	CONSTRAINT "refunds_done" CHECK (("refunds"."status" = 'succeeded') = ("refunds"."done_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "booking_reminders" ADD CONSTRAINT "booking_reminders_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_slots" ADD CONSTRAINT "booking_slots_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_slots" ADD CONSTRAINT "booking_slots_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_slots" ADD CONSTRAINT "booking_slots_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_offer_id_service_offers_id_fk" FOREIGN KEY ("service_offer_id") REFERENCES "public"."service_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account" FOREIGN KEY ("account_id","currency") REFERENCES "public"."ledger_accounts"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_reminders_about" ON "booking_reminders" USING btree ("about");--> statement-breakpoint
CREATE INDEX "booking_slots_clinician" ON "booking_slots" USING btree ("clinician_id");--> statement-breakpoint
CREATE INDEX "booking_slots_room" ON "booking_slots" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "bookings_provider" ON "bookings" USING btree ("provider_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_patient" ON "bookings" USING btree ("patient_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_clinician" ON "bookings" USING btree ("clinician_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_room" ON "bookings" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "bookings_package" ON "bookings" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "bookings_treatment" ON "bookings" USING btree ("treatment");--> statement-breakpoint
CREATE INDEX "bookings_service_offer" ON "bookings" USING btree ("service_offer_id");--> statement-breakpoint
CREATE INDEX "bookings_currency" ON "bookings" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "bookings_status" ON "bookings" USING btree ("status","starts_at");--> statement-breakpoint
CREATE INDEX "ledger_accounts_provider" ON "ledger_accounts" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_of_currency" ON "ledger_accounts" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "ledger_entries_booking" ON "ledger_entries" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_payment" ON "ledger_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_refund" ON "ledger_entries" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_dispute" ON "ledger_entries" USING btree ("dispute_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("account_id","currency");--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "disputes_booking" ON "disputes" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "disputes_currency" ON "disputes" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "gateway_events_waiting" ON "gateway_events" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "payments_booking" ON "payments" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payments_currency" ON "payments" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","checked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_live" ON "payments" USING btree ("booking_id") WHERE status in ('requires_payment', 'processing');--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_booking" ON "refunds" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "refunds_currency" ON "refunds" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "refunds_status" ON "refunds" USING btree ("status","next_try_at");--> statement-breakpoint
CREATE INDEX "refunds_requested_by" ON "refunds" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "refunds_approved_by" ON "refunds" USING btree ("approved_by");--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- No time of a clinician, or of a place in a room, is held twice. Commands lock the clinic's slots first (lock-slots.ts), so
-- that rivals wait for each other instead of deadlocking here; the constraint is the proof.
ALTER TABLE "booking_slots" ADD CONSTRAINT "booking_slots_taken" EXCLUDE USING gist
  ((coalesce("clinician_id", "room_id")) WITH =, "place" WITH =, "during" WITH &&);
--> statement-breakpoint
-- A booking that holds its time no longer gives it back in the same statement.
CREATE FUNCTION release_booking_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM booking_slots WHERE booking_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER release_slot AFTER UPDATE OF status ON "bookings" FOR EACH ROW
  WHEN (OLD.status IN ('pending', 'awaiting_payment', 'confirmed') AND NEW.status NOT IN ('pending', 'awaiting_payment', 'confirmed'))
  EXECUTE FUNCTION release_booking_slot();
--> statement-breakpoint
-- Holds a slot exactly while its state says so, and the slot covers its time: checked when the transaction commits.
CREATE FUNCTION check_booking_slot() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted uuid := CASE WHEN TG_TABLE_NAME = 'bookings' THEN (to_jsonb(NEW) ->> 'id')::uuid
    ELSE (to_jsonb(coalesce(NEW, OLD)) ->> 'booking_id')::uuid END;
  held record;
BEGIN
  SELECT b.status IN ('pending', 'awaiting_payment', 'confirmed') AS holds, s.booking_id IS NOT NULL AS has_slot,
    s.starts_at = b.starts_at AND s.ends_at = b.ends_at AND coalesce(s.clinician_id, s.room_id) IN (b.clinician_id, b.room_id) AS covers
  INTO held FROM bookings b LEFT JOIN booking_slots s ON s.booking_id = b.id WHERE b.id = wanted;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF held.holds <> held.has_slot OR (held.has_slot AND NOT held.covers) THEN
    RAISE EXCEPTION 'booking % and its slot contradict each other', wanted
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_slot';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bookings_slot AFTER INSERT OR UPDATE OF status, starts_at, ends_at, clinician_id, room_id ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_booking_slot();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER booking_slots_booking AFTER INSERT OR UPDATE OR DELETE ON "booking_slots"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_booking_slot();
--> statement-breakpoint
SELECT watch_groups('booking_slots', 'availability');
--> statement-breakpoint
-- No refund is decided that exceeds, with the others and with lost disputes, what was received. A refund that a gateway pays out although
-- the bank took the money back too happened all the same: its state may be written.
CREATE FUNCTION check_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  received bigint;
  returned bigint;
BEGIN
  SELECT received_minor INTO received FROM payments WHERE id = NEW.payment_id FOR UPDATE;
  SELECT coalesce((SELECT sum(amount_minor) FROM refunds WHERE payment_id = NEW.payment_id AND status <> 'rejected'), 0)
    + coalesce((SELECT sum(amount_minor) FROM disputes WHERE payment_id = NEW.payment_id AND status = 'lost'), 0)
  INTO returned;
  IF returned > received THEN
    RAISE EXCEPTION 'more would be returned than was received for payment %', NEW.payment_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_at_most_received';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_at_most_received AFTER INSERT OR UPDATE OF amount_minor, payment_id ON "refunds" FOR EACH ROW EXECUTE FUNCTION check_refunds();
--> statement-breakpoint
-- The ledger: nothing is changed, nothing is removed, each entry adds up to zero per currency when it is committed.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Truncating an empty ledger, as the truncation of another table would, loses nothing.
  IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM ledger_entries) THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'the ledger is append-only: % on %', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only_whole BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "ledger_postings" FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only_whole BEFORE TRUNCATE ON "ledger_postings" FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "ledger_accounts" FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only_whole BEFORE TRUNCATE ON "ledger_accounts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE FUNCTION check_ledger_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT written_in FROM ledger_entries WHERE id = NEW.entry_id) <> txid_current() THEN
    RAISE EXCEPTION 'ledger entry % is closed', NEW.entry_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_entry_closed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER entry_open BEFORE INSERT ON "ledger_postings" FOR EACH ROW EXECUTE FUNCTION check_ledger_posting();
--> statement-breakpoint
CREATE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM ledger_postings WHERE entry_id = NEW.id) < 2
    OR EXISTS (SELECT FROM ledger_postings WHERE entry_id = NEW.id GROUP BY currency HAVING sum(amount_minor) <> 0) THEN
    RAISE EXCEPTION 'ledger entry % does not balance', NEW.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_entry_balances';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER balances AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();
