CREATE TABLE "treatment_former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"treatment_id" uuid NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_findings" (
	"import_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"item" integer NOT NULL,
	"field" text,
	"code" text,
	"message" text NOT NULL,
	"name" text,
	"provider_slug" text,
	CONSTRAINT "import_findings_import_id_kind_position_pk" PRIMARY KEY("import_id","kind","position"),
	CONSTRAINT "import_findings_kind" CHECK ("import_findings"."kind" in ('refused', 'merged', 'possible', 'warning'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"options" jsonb NOT NULL,
	"reading" jsonb,
	"unreadable" jsonb,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"failure" text,
	"started_by" uuid,
	"demo" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('uploaded', 'checking', 'checked', 'committing', 'done', 'withdrawn')),
	CONSTRAINT "imports_checked" CHECK ("imports"."state" not in ('checked', 'committing', 'done') or "imports"."counts" is not null)
);
--> statement-breakpoint
ALTER TABLE "treatment_prices" DROP CONSTRAINT "treatment_prices_treatment_treatments_slug_fk";
--> statement-breakpoint
ALTER TABLE "treatment_synonyms" DROP CONSTRAINT "treatment_synonyms_treatment_treatments_slug_fk";
--> statement-breakpoint
ALTER TABLE "consultation_requests" DROP CONSTRAINT "consultation_requests_treatment_treatments_slug_fk";
--> statement-breakpoint
ALTER TABLE "packages" DROP CONSTRAINT "packages_treatment_treatments_slug_fk";
--> statement-breakpoint
ALTER TABLE "provider_treatments" DROP CONSTRAINT "provider_treatments_treatment_treatments_slug_fk";
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_treatment_treatments_slug_fk";
--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "release_key" text;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "release_hash" text;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "release_differs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "reviewed_by" text;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "reviewed_on" date;--> statement-breakpoint
ALTER TABLE "treatment_former_slugs" ADD CONSTRAINT "treatment_former_slugs_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_findings" ADD CONSTRAINT "import_findings_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_running" ON "imports" USING btree ((true)) WHERE "imports"."state" in ('checking', 'committing');--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "treatment_prices" ADD CONSTRAINT "treatment_prices_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "treatment_synonyms" ADD CONSTRAINT "treatment_synonyms_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "provider_treatments" ADD CONSTRAINT "provider_treatments_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_release_key_unique" UNIQUE("release_key");--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_status" CHECK ("treatments"."status" in ('draft', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_review" CHECK (("treatments"."reviewed_by" is null) = ("treatments"."reviewed_on" is null));