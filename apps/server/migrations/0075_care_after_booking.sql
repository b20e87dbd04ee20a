CREATE TABLE "check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journey_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"trip" smallint NOT NULL,
	"day" smallint,
	"status" text NOT NULL,
	"due_on" date NOT NULL,
	"time_zone" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"remind_at" timestamp with time zone,
	"form" text NOT NULL,
	"language" text,
	"answers_sealed" text,
	"severity" text,
	"answered_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "check_ins_state" CHECK ("check_ins"."status" in ('planned', 'due', 'missed', 'answered', 'dropped')),
	CONSTRAINT "check_ins_trip" CHECK ("check_ins"."trip" between 1 and 2 and "check_ins"."day" > 0),
	CONSTRAINT "check_ins_answered" CHECK (("check_ins"."status" = 'answered') = ("check_ins"."answered_at" is not null) and ("check_ins"."answered_at" is null or "check_ins"."severity" is not null)),
	CONSTRAINT "check_ins_severity" CHECK ("check_ins"."severity" in ('fine', 'attention', 'urgent'))
);
--> statement-breakpoint
CREATE TABLE "claim_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"by" text NOT NULL,
	"author_id" uuid,
	"action" text NOT NULL,
	"text_sealed" text,
	"amount_minor" bigint,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_statements_by" CHECK ("claim_statements"."by" in ('patient', 'provider', 'organization', 'admin', 'system')),
	CONSTRAINT "claim_statements_amount" CHECK ("claim_statements"."amount_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"journey_id" uuid NOT NULL,
	"booking_id" uuid,
	"patient_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"claimed_minor" bigint,
	"proposed_minor" bigint,
	"outcome" text,
	"decided_minor" bigint,
	"answer_due_at" timestamp with time zone NOT NULL,
	"proposal_due_at" timestamp with time zone NOT NULL,
	"decision_due_at" timestamp with time zone NOT NULL,
	"appeal_until" timestamp with time zone,
	"remind_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "claims_reference" UNIQUE("reference"),
	CONSTRAINT "claims_state" CHECK ("claims"."status" in ('open', 'answered', 'proposed', 'deciding', 'decided', 'appealed', 'settled', 'closed', 'withdrawn')),
	CONSTRAINT "claims_kind" CHECK ("claims"."kind" in ('complication', 'dispute')),
	CONSTRAINT "claims_subject" CHECK ("claims"."subject" in ('revision_treatment', 'hospital_costs', 'travel_costs', 'home_care', 'not_as_agreed', 'charged_more', 'other_surgeon', 'refund_missing', 'other')),
	CONSTRAINT "claims_outcome" CHECK ("claims"."outcome" in ('rejected', 'partly', 'granted')),
	CONSTRAINT "claims_amounts" CHECK ("claims"."claimed_minor" > 0 and "claims"."proposed_minor" >= 0 and "claims"."decided_minor" >= 0),
	CONSTRAINT "claims_ended" CHECK (("claims"."status" in ('settled', 'closed', 'withdrawn')) = ("claims"."ended_at" is not null)),
	CONSTRAINT "claims_decided" CHECK ("claims"."status" not in ('decided', 'appealed', 'closed') or "claims"."outcome" is not null)
);
--> statement-breakpoint
CREATE TABLE "incident_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"by" text NOT NULL,
	"author_id" uuid,
	"shared" boolean NOT NULL,
	"text_sealed" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "incident_notes_by" CHECK ("incident_notes"."by" in ('patient', 'provider', 'organization', 'admin', 'system'))
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"journey_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"check_in_id" uuid,
	"origin" text NOT NULL,
	"severity" text NOT NULL,
	"status" text NOT NULL,
	"answer_due_at" timestamp with time zone NOT NULL,
	"alarm_at" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "incidents_reference" UNIQUE("reference"),
	CONSTRAINT "incidents_check_in" UNIQUE("check_in_id"),
	CONSTRAINT "incidents_state" CHECK ("incidents"."status" in ('open', 'escalated', 'acknowledged', 'resolved')),
	CONSTRAINT "incidents_severity" CHECK ("incidents"."severity" in ('attention', 'urgent')),
	CONSTRAINT "incidents_origin" CHECK ("incidents"."origin" in ('check_in', 'patient', 'clinic') and ("incidents"."origin" = 'check_in') = ("incidents"."check_in_id" is not null)),
	CONSTRAINT "incidents_resolved" CHECK (("incidents"."status" = 'resolved') = ("incidents"."resolved_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "recall_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recall_id" uuid NOT NULL,
	"journey_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"sent_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"reached" text,
	"reached_at" timestamp with time zone,
	"reached_by" uuid,
	"note_sealed" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "recall_recipients_once" UNIQUE("recall_id","journey_id"),
	CONSTRAINT "recall_recipients_reached" CHECK (("recall_recipients"."reached" is null) = ("recall_recipients"."reached_at" is null)),
	CONSTRAINT "recall_recipients_reached_how" CHECK ("recall_recipients"."reached" in ('reached', 'unreachable'))
);
--> statement-breakpoint
CREATE TABLE "recalls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"title" jsonb NOT NULL,
	"message" jsonb NOT NULL,
	"provider_id" uuid,
	"room_id" uuid,
	"material_kind" text,
	"lot" text,
	"lot_hash" text,
	"from_day" date,
	"to_day" date,
	"drafted_by" uuid,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "recalls_reference" UNIQUE("reference"),
	CONSTRAINT "recalls_state" CHECK ("recalls"."status" in ('drafted', 'contacting', 'closed', 'discarded')),
	CONSTRAINT "recalls_two_people" CHECK ("recalls"."approved_by" <> "recalls"."drafted_by"),
	CONSTRAINT "recalls_about" CHECK (num_nonnulls("recalls"."provider_id", "recalls"."room_id", "recalls"."lot_hash") > 0),
	CONSTRAINT "recalls_lot" CHECK (num_nonnulls("recalls"."material_kind", "recalls"."lot", "recalls"."lot_hash") in (0, 3)),
	CONSTRAINT "recalls_days" CHECK ("recalls"."from_day" <= "recalls"."to_day")
);
--> statement-breakpoint
CREATE TABLE "journey_companions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journey_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"status" text NOT NULL,
	"name_sealed" text,
	"rights" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"companion_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "journey_companions_token" UNIQUE("token_hash"),
	CONSTRAINT "journey_companions_state" CHECK ("journey_companions"."status" in ('active', 'revoked', 'expired')),
	CONSTRAINT "journey_companions_views" CHECK ("journey_companions"."views" >= 0),
	CONSTRAINT "journey_companions_self" CHECK ("journey_companions"."companion_id" <> "journey_companions"."patient_id")
);
--> statement-breakpoint
CREATE TABLE "discharge_packs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journey_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"trip" smallint NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"content_sealed" text,
	"document_sealed" text,
	"sha256" text,
	"clinician_id" uuid,
	"clinician_name" text,
	"license" text,
	"delivered_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "discharge_packs_number" UNIQUE("journey_id","number"),
	CONSTRAINT "discharge_packs_state" CHECK ("discharge_packs"."status" in ('draft', 'delivered', 'superseded')),
	CONSTRAINT "discharge_packs_language" CHECK ("discharge_packs"."language" in ('en', 'es', 'pt')),
	CONSTRAINT "discharge_packs_trip" CHECK ("discharge_packs"."trip" between 1 and 2 and "discharge_packs"."number" > 0),
	CONSTRAINT "discharge_packs_delivered" CHECK ("discharge_packs"."status" = 'draft' or num_nonnulls("discharge_packs"."sha256", "discharge_packs"."clinician_id", "discharge_packs"."clinician_name", "discharge_packs"."license", "discharge_packs"."delivered_at") = 5)
);
--> statement-breakpoint
CREATE TABLE "used_materials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journey_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"pack_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"lot_hash" text NOT NULL,
	"detail_sealed" text NOT NULL,
	"used_on" date NOT NULL,
	CONSTRAINT "used_materials_kind" CHECK ("used_materials"."kind" in ('device', 'medicine'))
);
--> statement-breakpoint
CREATE TABLE "document_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"question_sealed" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_sealed" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "document_questions_answered" CHECK (("document_questions"."answer_sealed" is null) = ("document_questions"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "journey_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journey_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"required" boolean NOT NULL,
	"countersigned" boolean NOT NULL,
	"form_version" text,
	"languages" text[] NOT NULL,
	"content_sealed" text,
	"opened_at" timestamp with time zone,
	"read_seconds" integer,
	"signed_at" timestamp with time zone,
	"signed_language" text,
	"signed_name_sealed" text,
	"sha256" text,
	"clinician_id" uuid,
	"clinician_name" text,
	"license" text,
	"countersigned_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_note_sealed" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "journey_documents_state" CHECK ("journey_documents"."status" in ('offered', 'signed', 'in_force', 'declined', 'withdrawn', 'void')),
	CONSTRAINT "journey_documents_kind" CHECK ("journey_documents"."kind" in ('treatment', 'anesthesia', 'photos', 'surgeon_change', 'other')),
	CONSTRAINT "journey_documents_languages" CHECK (cardinality("journey_documents"."languages") > 0),
	CONSTRAINT "journey_documents_read" CHECK ("journey_documents"."read_seconds" >= 0),
	CONSTRAINT "journey_documents_signed" CHECK (num_nonnulls("journey_documents"."signed_at", "journey_documents"."signed_language", "journey_documents"."sha256", "journey_documents"."read_seconds") in (0, 4) and ("journey_documents"."status" not in ('signed', 'in_force', 'withdrawn') or "journey_documents"."signed_at" is not null)),
	CONSTRAINT "journey_documents_countersigned" CHECK (num_nonnulls("journey_documents"."clinician_id", "journey_documents"."clinician_name", "journey_documents"."license", "journey_documents"."countersigned_at") in (0, 4) and ("journey_documents"."status" <> 'in_force' or not "journey_documents"."countersigned" or "journey_documents"."countersigned_at" is not null)),
	CONSTRAINT "journey_documents_ended" CHECK (("journey_documents"."status" in ('declined', 'withdrawn', 'void')) = ("journey_documents"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "journey_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journey_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"attached_to" uuid,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "journey_files_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "journey_files_purpose" CHECK ("journey_files"."purpose" in ('discharge', 'check_in', 'claim'))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "trip" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "discharged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_statements" ADD CONSTRAINT "claim_statements_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_statements" ADD CONSTRAINT "claim_statements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_notes" ADD CONSTRAINT "incident_notes_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_notes" ADD CONSTRAINT "incident_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_check_in_id_check_ins_id_fk" FOREIGN KEY ("check_in_id") REFERENCES "public"."check_ins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_recipients" ADD CONSTRAINT "recall_recipients_recall_id_recalls_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recalls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_recipients" ADD CONSTRAINT "recall_recipients_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_recipients" ADD CONSTRAINT "recall_recipients_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_recipients" ADD CONSTRAINT "recall_recipients_reached_by_users_id_fk" FOREIGN KEY ("reached_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_drafted_by_users_id_fk" FOREIGN KEY ("drafted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_companions" ADD CONSTRAINT "journey_companions_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_companions" ADD CONSTRAINT "journey_companions_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_companions" ADD CONSTRAINT "journey_companions_companion_id_users_id_fk" FOREIGN KEY ("companion_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discharge_packs" ADD CONSTRAINT "discharge_packs_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discharge_packs" ADD CONSTRAINT "discharge_packs_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discharge_packs" ADD CONSTRAINT "discharge_packs_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discharge_packs" ADD CONSTRAINT "discharge_packs_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_materials" ADD CONSTRAINT "used_materials_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_materials" ADD CONSTRAINT "used_materials_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_materials" ADD CONSTRAINT "used_materials_pack_id_discharge_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."discharge_packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_questions" ADD CONSTRAINT "document_questions_document_id_journey_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."journey_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_questions" ADD CONSTRAINT "document_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_documents" ADD CONSTRAINT "journey_documents_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_documents" ADD CONSTRAINT "journey_documents_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_documents" ADD CONSTRAINT "journey_documents_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_documents" ADD CONSTRAINT "journey_documents_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_files" ADD CONSTRAINT "journey_files_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_files" ADD CONSTRAINT "journey_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_files" ADD CONSTRAINT "journey_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_planned_once" ON "check_ins" USING btree ("journey_id","trip","day");--> statement-breakpoint
CREATE INDEX "check_ins_journey" ON "check_ins" USING btree ("journey_id","due_on");--> statement-breakpoint
CREATE INDEX "check_ins_patient" ON "check_ins" USING btree ("patient_id","status");--> statement-breakpoint
CREATE INDEX "check_ins_provider" ON "check_ins" USING btree ("provider_id","status");--> statement-breakpoint
CREATE INDEX "claim_statements_claim" ON "claim_statements" USING btree ("claim_id","written_at");--> statement-breakpoint
CREATE INDEX "claim_statements_author" ON "claim_statements" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "claims_journey" ON "claims" USING btree ("journey_id","created_at");--> statement-breakpoint
CREATE INDEX "claims_booking" ON "claims" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "claims_patient" ON "claims" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "claims_provider" ON "claims" USING btree ("provider_id","status");--> statement-breakpoint
CREATE INDEX "claims_status" ON "claims" USING btree ("status","decision_due_at");--> statement-breakpoint
CREATE INDEX "claims_currency" ON "claims" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "incident_notes_incident" ON "incident_notes" USING btree ("incident_id","written_at");--> statement-breakpoint
CREATE INDEX "incident_notes_author" ON "incident_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "incidents_journey" ON "incidents" USING btree ("journey_id","created_at");--> statement-breakpoint
CREATE INDEX "incidents_patient" ON "incidents" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "incidents_provider" ON "incidents" USING btree ("provider_id","status","answer_due_at");--> statement-breakpoint
CREATE INDEX "incidents_status" ON "incidents" USING btree ("status","answer_due_at");--> statement-breakpoint
CREATE INDEX "recall_recipients_journey" ON "recall_recipients" USING btree ("journey_id");--> statement-breakpoint
CREATE INDEX "recall_recipients_patient" ON "recall_recipients" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "recall_recipients_reached_by" ON "recall_recipients" USING btree ("reached_by");--> statement-breakpoint
CREATE INDEX "recalls_status" ON "recalls" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "recalls_provider" ON "recalls" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "recalls_room" ON "recalls" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "recalls_drafted_by" ON "recalls" USING btree ("drafted_by");--> statement-breakpoint
CREATE INDEX "recalls_approved_by" ON "recalls" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "journey_companions_journey" ON "journey_companions" USING btree ("journey_id","created_at");--> statement-breakpoint
CREATE INDEX "journey_companions_patient" ON "journey_companions" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "journey_companions_companion" ON "journey_companions" USING btree ("companion_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discharge_packs_one_draft" ON "discharge_packs" USING btree ("journey_id") WHERE "discharge_packs"."status" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "discharge_packs_one_delivered" ON "discharge_packs" USING btree ("journey_id","trip") WHERE "discharge_packs"."status" = 'delivered';--> statement-breakpoint
CREATE INDEX "discharge_packs_patient" ON "discharge_packs" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "discharge_packs_provider" ON "discharge_packs" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "discharge_packs_clinician" ON "discharge_packs" USING btree ("clinician_id");--> statement-breakpoint
CREATE INDEX "used_materials_lot" ON "used_materials" USING btree ("lot_hash");--> statement-breakpoint
CREATE INDEX "used_materials_journey" ON "used_materials" USING btree ("journey_id");--> statement-breakpoint
CREATE INDEX "used_materials_provider" ON "used_materials" USING btree ("provider_id","used_on");--> statement-breakpoint
CREATE INDEX "used_materials_pack" ON "used_materials" USING btree ("pack_id");--> statement-breakpoint
CREATE INDEX "document_questions_document" ON "document_questions" USING btree ("document_id","asked_at");--> statement-breakpoint
CREATE INDEX "document_questions_answered_by" ON "document_questions" USING btree ("answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "journey_documents_live_once" ON "journey_documents" USING btree ("journey_id","kind") WHERE "journey_documents"."kind" <> 'other' and "journey_documents"."status" in ('offered', 'signed', 'in_force');--> statement-breakpoint
CREATE INDEX "journey_documents_journey" ON "journey_documents" USING btree ("journey_id","created_at");--> statement-breakpoint
CREATE INDEX "journey_documents_patient" ON "journey_documents" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "journey_documents_provider" ON "journey_documents" USING btree ("provider_id","status");--> statement-breakpoint
CREATE INDEX "journey_documents_clinician" ON "journey_documents" USING btree ("clinician_id");--> statement-breakpoint
CREATE INDEX "journey_files_journey" ON "journey_files" USING btree ("journey_id");--> statement-breakpoint
CREATE INDEX "journey_files_attached" ON "journey_files" USING btree ("attached_to");--> statement-breakpoint
CREATE INDEX "journey_files_uploader" ON "journey_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "bookings_claimed" ON "bookings" USING btree ("provider_id") WHERE "bookings"."claimed_at" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_trip" CHECK ("bookings"."trip" = 1 or ("bookings"."trip" = 2 and "bookings"."journey_id" is not null and "bookings"."terms" is null));