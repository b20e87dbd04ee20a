CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"source_name" text NOT NULL,
	"licence" text,
	"file_name" text NOT NULL,
	"rows" integer NOT NULL,
	"counts" jsonb NOT NULL,
	"imported_on" date NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "import_runs_source" ON "import_runs" USING btree ("source","finished_at");