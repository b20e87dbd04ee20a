-- Clinics listed twice: merged into one, or decided to be two.
CREATE TABLE "provider_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merged_id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"stood_as" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"moved" jsonb NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"split_at" timestamp with time zone,
	CONSTRAINT "provider_merges_two" CHECK ("provider_merges"."merged_id" <> "provider_merges"."kept_id")
);
--> statement-breakpoint
CREATE TABLE "providers_apart" (
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "providers_apart_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "providers_apart_order" CHECK ("providers_apart"."one_id" < "providers_apart"."other_id")
);
--> statement-breakpoint
ALTER TABLE "provider_merges" ADD CONSTRAINT "provider_merges_merged_id_providers_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_merges" ADD CONSTRAINT "provider_merges_kept_id_providers_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers_apart" ADD CONSTRAINT "providers_apart_one_id_providers_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers_apart" ADD CONSTRAINT "providers_apart_other_id_providers_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_merges_current" ON "provider_merges" USING btree ("merged_id") WHERE "provider_merges"."split_at" is null;--> statement-breakpoint
CREATE INDEX "provider_merges_merged" ON "provider_merges" USING btree ("merged_id");--> statement-breakpoint
CREATE INDEX "provider_merges_kept" ON "provider_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "providers_apart_other" ON "providers_apart" USING btree ("other_id");--> statement-breakpoint
ALTER TABLE "providers" DROP CONSTRAINT "providers_operational_status";--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_operational_status" CHECK ("providers"."operational_status" in ('active', 'suspended', 'merged'));--> statement-breakpoint
SELECT watch_groups('provider_merges', 'provider_pages');
