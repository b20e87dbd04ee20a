CREATE TABLE "treatment_needs" (
	"treatment" text NOT NULL,
	"key" text NOT NULL,
	"reason" jsonb NOT NULL,
	CONSTRAINT "treatment_needs_treatment_key_pk" PRIMARY KEY("treatment","key")
);
--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "missing" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "nights_included" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "treatment_needs" ADD CONSTRAINT "treatment_needs_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "treatment_needs" ADD CONSTRAINT "treatment_needs_key_inclusion_keys_key_fk" FOREIGN KEY ("key") REFERENCES "public"."inclusion_keys"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT watch_groups('treatment_needs', 'reference');
