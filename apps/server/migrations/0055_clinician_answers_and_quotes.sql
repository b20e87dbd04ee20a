ALTER TABLE "clinicians" ADD COLUMN "treatment_cases" integer[] DEFAULT '{}'::int[] NOT NULL;--> statement-breakpoint
ALTER TABLE "clinicians" ADD COLUMN "cases_year" smallint;--> statement-breakpoint
ALTER TABLE "clinicians" ADD COLUMN "answer" jsonb;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "latest_review" jsonb;--> statement-breakpoint
ALTER TABLE "clinicians" ADD CONSTRAINT "clinicians_cases" CHECK (cardinality("clinicians"."treatment_cases") = 0 or (cardinality("clinicians"."treatment_cases") = cardinality("clinicians"."treatment_slugs") and "clinicians"."cases_year" is not null));