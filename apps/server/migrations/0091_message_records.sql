CREATE TABLE "message_records" (
	"message_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"record_id" uuid,
	"journey_id" uuid NOT NULL,
	CONSTRAINT "message_records_message_id_place_pk" PRIMARY KEY("message_id","place"),
	CONSTRAINT "message_records_place" CHECK ("message_records"."place" > 0)
);
--> statement-breakpoint
ALTER TABLE "message_records" ADD CONSTRAINT "message_records_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_records" ADD CONSTRAINT "message_records_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_records" ADD CONSTRAINT "message_records_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_records_record" ON "message_records" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "message_records_journey" ON "message_records" USING btree ("journey_id");