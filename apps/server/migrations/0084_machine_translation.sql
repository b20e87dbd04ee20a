CREATE TABLE "message_translations" (
	"message_id" uuid NOT NULL,
	"to" text NOT NULL,
	"from" text NOT NULL,
	"result" text NOT NULL,
	"content_sealed" text,
	"service" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_translations_message_id_to_pk" PRIMARY KEY("message_id","to"),
	CONSTRAINT "message_translations_to" CHECK ("message_translations"."to" in ('en', 'es', 'pt')),
	CONSTRAINT "message_translations_result" CHECK ("message_translations"."result" in ('translated', 'same_language', 'not_translatable')),
	CONSTRAINT "message_translations_sealed" CHECK ("message_translations"."content_sealed" like 'v1.%'),
	CONSTRAINT "message_translations_content" CHECK (("message_translations"."content_sealed" is not null) = ("message_translations"."result" = 'translated'))
);
--> statement-breakpoint
ALTER TABLE "message_translations" ADD CONSTRAINT "message_translations_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Edited, deleted, or its patient's account erased: whatever changes a text, its translations go in the same transaction.
CREATE FUNCTION forget_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM message_translations WHERE message_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_translations AFTER UPDATE OF content_sealed ON "messages" FOR EACH ROW
  WHEN (OLD.content_sealed IS DISTINCT FROM NEW.content_sealed) EXECUTE FUNCTION forget_translations();
