CREATE TABLE "facility_pairs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"merged" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"source_name" text NOT NULL,
	"external_id" text NOT NULL,
	"other_source" text NOT NULL,
	"other_external_id" text NOT NULL,
	"likeness" real NOT NULL,
	"reason" text NOT NULL,
	"facility" jsonb NOT NULL,
	"before" jsonb,
	"taken" jsonb,
	"import_id" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "facility_pairs_once" UNIQUE("source","external_id","other_source","other_external_id"),
	CONSTRAINT "facility_pairs_state" CHECK ("facility_pairs"."state" in ('open', 'same', 'different'))
);
--> statement-breakpoint
ALTER TABLE "facility_pairs" ADD CONSTRAINT "facility_pairs_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "facility_pairs_other" ON "facility_pairs" USING btree ("other_source","other_external_id");--> statement-breakpoint
CREATE INDEX "facility_pairs_likeness" ON "facility_pairs" USING btree ("state","likeness" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "facility_pairs_import" ON "facility_pairs" USING btree ("import_id");