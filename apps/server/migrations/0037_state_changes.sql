CREATE TABLE "state_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "state_changes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"machine" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"from_state" text,
	"action" text,
	"to_state" text NOT NULL,
	"version" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"acted_as" text NOT NULL,
	"subject_id" uuid,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "state_changes_position_unique" UNIQUE("position"),
	CONSTRAINT "state_changes_actor" CHECK ("state_changes"."actor_kind" in ('person', 'anonymous', 'system', 'command_line')),
	CONSTRAINT "state_changes_person" CHECK (("state_changes"."actor_kind" = 'person') = ("state_changes"."actor_id" is not null)),
	CONSTRAINT "state_changes_acted_as" CHECK ("state_changes"."acted_as" in ('patient', 'provider', 'organization', 'admin', 'system')),
	CONSTRAINT "state_changes_first" CHECK (("state_changes"."from_state" is null) = ("state_changes"."action" is null))
);
--> statement-breakpoint
CREATE TABLE "state_timers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"machine" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"state" text NOT NULL,
	"place" smallint NOT NULL,
	"action" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "state_timers_of_entity" UNIQUE("entity_id","machine","entity","place")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "state_changes_of_entity" ON "state_changes" USING btree ("entity_id","position");--> statement-breakpoint
CREATE INDEX "state_changes_of_subject" ON "state_changes" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "state_changes_of_actor" ON "state_changes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "state_timers_due" ON "state_timers" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_status" CHECK ("credentials"."status" in ('being_checked', 'verified', 'not_held', 'revoked'));--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_operational_status" CHECK ("providers"."operational_status" in ('active', 'suspended'));--> statement-breakpoint
-- An erasure may empty what people wrote; nothing else of a line ever changes.
CREATE FUNCTION keep_state_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.reason IS NULL AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER state_changes_append_only BEFORE UPDATE OR DELETE ON "state_changes"
  FOR EACH ROW EXECUTE FUNCTION keep_state_changes();--> statement-breakpoint
INSERT INTO "state_timers" ("id", "machine", "entity", "entity_id", "state", "place", "action", "due_at")
  SELECT gen_random_uuid(), 'invitation', 'invitations', "id", 'pending', 0, 'expire', "expires_at"
  FROM "invitations" WHERE "state" = 'pending';
