CREATE TABLE "service_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_type" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"clinician_id" uuid NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"price_usd_minor" integer NOT NULL,
	"minutes" smallint,
	"turnaround_days" smallint,
	"video_add_on_minor" bigint,
	"credited" boolean DEFAULT false NOT NULL,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"approach" text,
	"focus" text[] DEFAULT '{}'::text[] NOT NULL,
	"welcomes" text[] DEFAULT '{}'::text[] NOT NULL,
	"confirmed_on" date NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "service_offers_once" UNIQUE("service_type","clinician_id"),
	CONSTRAINT "service_offers_price" CHECK ("service_offers"."price_minor" > 0 and "service_offers"."price_usd_minor" > 0),
	CONSTRAINT "service_offers_time" CHECK ((coalesce("service_offers"."minutes", 0) > 0) <> (coalesce("service_offers"."turnaround_days", 0) > 0)),
	CONSTRAINT "service_offers_add_on" CHECK ("service_offers"."video_add_on_minor" is null or "service_offers"."turnaround_days" is not null)
);
--> statement-breakpoint
CREATE TABLE "service_types" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"mode" text NOT NULL,
	"minutes" smallint,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "service_types_length" CHECK (("service_types"."mode" = 'video') = ("service_types"."minutes" is not null))
);
--> statement-breakpoint
ALTER TABLE "service_offers" ADD CONSTRAINT "service_offers_service_type_service_types_slug_fk" FOREIGN KEY ("service_type") REFERENCES "public"."service_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_offers" ADD CONSTRAINT "service_offers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_offers" ADD CONSTRAINT "service_offers_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_offers" ADD CONSTRAINT "service_offers_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_offers_type_price" ON "service_offers" USING btree ("service_type","price_usd_minor","id");--> statement-breakpoint
CREATE INDEX "service_offers_provider" ON "service_offers" USING btree ("provider_id");--> statement-breakpoint
CREATE TRIGGER raise_catalog_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_types" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_revision();--> statement-breakpoint
CREATE TRIGGER raise_catalog_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_offers" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_revision();
