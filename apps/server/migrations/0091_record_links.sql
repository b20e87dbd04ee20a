CREATE TABLE "record_link_records" (
	"link_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "record_link_records_link_id_record_id_pk" PRIMARY KEY("link_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "record_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"status" text NOT NULL,
	"name_sealed" text,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"consent_wording" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"first_read_at" timestamp with time zone,
	"last_read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "record_links_token" UNIQUE("token_hash"),
	CONSTRAINT "record_links_status" CHECK ("record_links"."status" in ('active', 'revoked', 'expired')),
	CONSTRAINT "record_links_views" CHECK ("record_links"."views" >= 0)
);
--> statement-breakpoint
ALTER TABLE "record_link_records" ADD CONSTRAINT "record_link_records_link_id_record_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."record_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_link_records" ADD CONSTRAINT "record_link_records_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_links" ADD CONSTRAINT "record_links_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_link_records_record" ON "record_link_records" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "record_links_patient" ON "record_links" USING btree ("patient_id","created_at" DESC NULLS FIRST);