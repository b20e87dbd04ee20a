CREATE TABLE "consultation_presences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"session_id" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"admitted_at" timestamp with time zone,
	"lease_until" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_presences_user" UNIQUE("booking_id","user_id"),
	CONSTRAINT "consultation_presences_side" CHECK ("consultation_presences"."side" in ('patient', 'provider'))
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone,
	"notes_sealed" text,
	"notes_by" uuid,
	"notes_at" timestamp with time zone,
	"notes_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "consultations_sealed" CHECK ("consultations"."notes_sealed" like 'v1.%'),
	CONSTRAINT "consultations_notes" CHECK (("consultations"."notes_by" is null) = ("consultations"."notes_at" is null))
);
--> statement-breakpoint
ALTER TABLE "consultation_presences" ADD CONSTRAINT "consultation_presences_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_presences" ADD CONSTRAINT "consultation_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_notes_by_users_id_fk" FOREIGN KEY ("notes_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_presences_of" ON "consultation_presences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consultations_notes_by" ON "consultations" USING btree ("notes_by");