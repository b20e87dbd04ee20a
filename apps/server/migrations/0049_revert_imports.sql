CREATE TABLE "import_changes" (
	"run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"row_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"before" jsonb,
	"after" text NOT NULL,
	"kept" text,
	CONSTRAINT "import_changes_run_id_kind_row_id_pk" PRIMARY KEY("run_id","kind","row_id"),
	CONSTRAINT "import_changes_kind" CHECK ("import_changes"."kind" in ('listing', 'source')),
	CONSTRAINT "import_changes_kept" CHECK ("import_changes"."kept" in ('claimed', 'changed', 'later_import', 'in_use'))
);
--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "state" text DEFAULT 'applied' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "revertible_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "reverted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "revert_reason" text;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "reversal" jsonb;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_changes_provider" ON "import_changes" USING btree ("provider_id","run_id");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_run" ON "imports" USING btree ("run_id");--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_state" CHECK ("import_runs"."state" in ('applied', 'reverted'));--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_reverted" CHECK (("import_runs"."state" = 'reverted') = (num_nulls("import_runs"."reverted_at", "import_runs"."revert_reason", "import_runs"."reversal") = 0));