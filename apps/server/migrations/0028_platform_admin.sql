CREATE TABLE "provider_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"package_type" text NOT NULL,
	"months" smallint NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_subscriptions_type" CHECK ("provider_subscriptions"."package_type" in ('basic', 'professional', 'enterprise')),
	CONSTRAINT "provider_subscriptions_months" CHECK ("provider_subscriptions"."months" between 1 and 36),
	CONSTRAINT "provider_subscriptions_days" CHECK ("provider_subscriptions"."ends_on" > "provider_subscriptions"."starts_on")
);
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "provider_id" uuid;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "verification_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "provider_subscriptions" ADD CONSTRAINT "provider_subscriptions_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_subscriptions_provider" ON "provider_subscriptions" USING btree ("provider_id","ends_on" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "providers_name" ON "providers" USING btree ("name");--> statement-breakpoint
CREATE INDEX "providers_verification" ON "providers" USING btree ("verification_status");