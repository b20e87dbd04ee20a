ALTER TABLE "support_macros" DROP CONSTRAINT "support_macros_topic";--> statement-breakpoint
DROP INDEX "support_macros_names";--> statement-breakpoint
ALTER TABLE "support_macros" ADD COLUMN "desk" text DEFAULT 'support' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_macros" ADD COLUMN "provider_id" uuid;--> statement-breakpoint
ALTER TABLE "support_macros" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
ALTER TABLE "support_macros" ADD CONSTRAINT "support_macros_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_macros" ADD CONSTRAINT "support_macros_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_macros_provider" ON "support_macros" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "support_macros_organization" ON "support_macros" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_macros_names" ON "support_macros" USING btree ("desk",coalesce("provider_id", "organization_id", '00000000-0000-0000-0000-000000000000'),"demo",lower("name")) WHERE "support_macros"."archived_at" is null;--> statement-breakpoint
ALTER TABLE "support_macros" ADD CONSTRAINT "support_macros_desk" CHECK ("support_macros"."desk" in ('support', 'leads'));--> statement-breakpoint
ALTER TABLE "support_macros" ADD CONSTRAINT "support_macros_owner" CHECK (num_nonnulls("support_macros"."provider_id", "support_macros"."organization_id") = 0
        or ("support_macros"."desk" = 'leads' and num_nonnulls("support_macros"."provider_id", "support_macros"."organization_id") = 1));--> statement-breakpoint
ALTER TABLE "support_macros" ADD CONSTRAINT "support_macros_topic" CHECK ("support_macros"."topic" is null or (desk = 'support' and topic in ('prices', 'clinics', 'journey', 'records', 'account', 'partners', 'other')) or (desk = 'leads' and topic in ('consultation', 'contact', 'claim')));