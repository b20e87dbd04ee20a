CREATE TABLE "catalog_revisions" (
	"backend" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accreditors" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"country" text,
	"what_it_checks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellation_policies" (
	"key" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellation_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"policy" text,
	"reason" text NOT NULL,
	"days_before_min" smallint,
	"days_before_max" smallint,
	"refund_percent" smallint NOT NULL,
	"free_date_changes" smallint,
	"loss_cap" jsonb,
	"late_change_fee" jsonb,
	"note" jsonb,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"name" jsonb NOT NULL,
	"name_key" text NOT NULL,
	"airports" text[] DEFAULT '{}'::text[] NOT NULL,
	"lat" double precision,
	"lon" double precision,
	"time_zone" text,
	"lead_treatments" text[] DEFAULT '{}'::text[] NOT NULL,
	"note" jsonb,
	"destination" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"currency" text NOT NULL,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"emergency_number" text,
	"professional_registry" text,
	"facility_registry" text,
	"national_accreditor" text,
	"data_law" text,
	"advertising_rule" text,
	"destination" boolean DEFAULT false NOT NULL,
	CONSTRAINT "countries_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"symbol" text NOT NULL,
	"minor_digits" smallint NOT NULL,
	"selectable" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"rated_on" date NOT NULL,
	"per_usd" numeric NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "exchange_rates_currency_rated_on_pk" PRIMARY KEY("currency","rated_on"),
	CONSTRAINT "exchange_rates_positive" CHECK ("exchange_rates"."per_usd" > 0)
);
--> statement-breakpoint
CREATE TABLE "inclusion_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"group" text NOT NULL,
	"label" jsonb NOT NULL,
	"explanation" jsonb NOT NULL,
	"quantity_unit" text,
	CONSTRAINT "inclusion_keys_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "provider_types" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"name" jsonb NOT NULL,
	"plural" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "treatment_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "treatment_prices" (
	"treatment" text NOT NULL,
	"country" text NOT NULL,
	"low_usd_minor" integer NOT NULL,
	"high_usd_minor" integer NOT NULL,
	"basis" text NOT NULL,
	"source" jsonb NOT NULL,
	"note" jsonb,
	"priced_on" date NOT NULL,
	CONSTRAINT "treatment_prices_treatment_country_pk" PRIMARY KEY("treatment","country"),
	CONSTRAINT "treatment_prices_range" CHECK ("treatment_prices"."low_usd_minor" between 0 and "treatment_prices"."high_usd_minor")
);
--> statement-breakpoint
CREATE TABLE "treatment_synonyms" (
	"treatment" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"weight" double precision DEFAULT 1 NOT NULL,
	CONSTRAINT "treatment_synonyms_treatment_language_text_pk" PRIMARY KEY("treatment","language","text")
);
--> statement-breakpoint
CREATE TABLE "treatments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"name" jsonb NOT NULL,
	"short_name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"unit" text NOT NULL,
	"hospital_nights" smallint NOT NULL,
	"stay_days_min" smallint NOT NULL,
	"stay_days_max" smallint NOT NULL,
	"fly_home_min_days" smallint NOT NULL,
	"return_to_work_days" smallint NOT NULL,
	"trips" smallint NOT NULL,
	"second_trip_min_months" smallint,
	"second_trip_max_months" smallint,
	"risk_class" text NOT NULL,
	"flags" text[] DEFAULT '{}'::text[] NOT NULL,
	"restricted" boolean DEFAULT false NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "treatments_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "package_inclusions" (
	"package_id" uuid NOT NULL,
	"key" text NOT NULL,
	"answer" text NOT NULL,
	"quantity" integer,
	"detail" jsonb,
	"extra_minor" bigint,
	CONSTRAINT "package_inclusions_package_id_key_pk" PRIMARY KEY("package_id","key"),
	CONSTRAINT "package_inclusions_extra" CHECK ("package_inclusions"."extra_minor" is null or "package_inclusions"."answer" = 'not_included')
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"treatment" text NOT NULL,
	"clinician_id" uuid,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"price_usd_minor" integer NOT NULL,
	"total_usd_minor" integer NOT NULL,
	"nights" smallint NOT NULL,
	"stay_days" smallint NOT NULL,
	"deposit_percent" smallint NOT NULL,
	"cancellation_policy" text NOT NULL,
	"lines" jsonb NOT NULL,
	"answers" text NOT NULL,
	"included_keys" text[] DEFAULT '{}'::text[] NOT NULL,
	"confirmed_on" date NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "packages_price" CHECK ("packages"."price_minor" > 0 and "packages"."total_usd_minor" >= "packages"."price_usd_minor"),
	CONSTRAINT "packages_deposit" CHECK ("packages"."deposit_percent" between 0 and 100),
	CONSTRAINT "packages_answers" CHECK ("packages"."answers" ~ '^[ina]{22}$' or "packages"."status" <> 'published')
);
--> statement-breakpoint
CREATE TABLE "clinicians" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"specialty" jsonb NOT NULL,
	"bio" jsonb,
	"registry" text,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"years_in_practice" smallint,
	"treatment_slugs" text[] DEFAULT '{}'::text[] NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"clinician_id" uuid,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"body" text NOT NULL,
	"accreditor" text,
	"number" text,
	"holder" text NOT NULL,
	"scope" jsonb,
	"issued_on" date,
	"expires_on" date,
	"checked_on" date,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "credentials_accreditor" CHECK ("credentials"."accreditor" is null or "credentials"."kind" = 'accreditation')
);
--> statement-breakpoint
CREATE TABLE "provider_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_name" text NOT NULL,
	"licence" text,
	"external_id" text NOT NULL,
	"row_hash" text NOT NULL,
	"imported_on" date NOT NULL,
	CONSTRAINT "provider_sources_row" UNIQUE("source","external_id")
);
--> statement-breakpoint
CREATE TABLE "provider_treatments" (
	"provider_id" uuid NOT NULL,
	"treatment" text NOT NULL,
	"cases_last_year" integer,
	CONSTRAINT "provider_treatments_provider_id_treatment_pk" PRIMARY KEY("provider_id","treatment")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"listing" text NOT NULL,
	"verification_status" text NOT NULL,
	"operational_status" text DEFAULT 'active' NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"country" text NOT NULL,
	"city_id" uuid,
	"region" text,
	"street" text,
	"postal_code" text,
	"lat" double precision,
	"lon" double precision,
	"airport_minutes" integer,
	"email" text,
	"phone" text,
	"phones" text[] DEFAULT '{}'::text[] NOT NULL,
	"website" text,
	"description" jsonb,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"specialties" text[] DEFAULT '{}'::text[] NOT NULL,
	"founded_year" smallint,
	"beds" integer,
	"response_minutes" integer,
	"allow_online_booking" boolean DEFAULT false NOT NULL,
	"require_deposit" boolean DEFAULT false NOT NULL,
	"deposit_percentage" smallint,
	"cancellation_policy" text,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"accreditations" text[] DEFAULT '{}'::text[] NOT NULL,
	"treatment_slugs" text[] DEFAULT '{}'::text[] NOT NULL,
	"category_slugs" text[] DEFAULT '{}'::text[] NOT NULL,
	"package_count" integer DEFAULT 0 NOT NULL,
	"price_from_usd_minor" integer,
	"rating_average" double precision,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_distribution" integer[] DEFAULT '{0,0,0,0,0}'::int[] NOT NULL,
	"rank" double precision DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "providers_slug_unique" UNIQUE("slug"),
	CONSTRAINT "providers_directory_is_bare" CHECK ("providers"."listing" = 'partner' or ("providers"."verification_status" = 'unverified' and "providers"."package_count" = 0 and "providers"."rating_count" = 0)),
	CONSTRAINT "providers_latitude" CHECK ("providers"."lat" between -90 and 90),
	CONSTRAINT "providers_longitude" CHECK ("providers"."lon" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"package_id" uuid,
	"treatment" text,
	"status" text NOT NULL,
	"author" text NOT NULL,
	"author_city" text,
	"author_country" text,
	"language" text NOT NULL,
	"overall" smallint NOT NULL,
	"care" smallint NOT NULL,
	"communication" smallint NOT NULL,
	"facility" smallint NOT NULL,
	"value" smallint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"visited_month" text NOT NULL,
	"stage" text NOT NULL,
	"published_on" date,
	"reply_body" text,
	"replied_on" date,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."overall" between 1 and 5 and "reviews"."care" between 1 and 5 and "reviews"."communication" between 1 and 5 and "reviews"."facility" between 1 and 5 and "reviews"."value" between 1 and 5),
	CONSTRAINT "reviews_published" CHECK ("reviews"."status" <> 'published' or "reviews"."published_on" is not null)
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"label" jsonb NOT NULL,
	"detail" jsonb,
	"country" text,
	"city" text,
	"names" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"weight" double precision DEFAULT 0 NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', f_unaccent(names)), 'A') || setweight(to_tsvector('simple', f_unaccent(place)), 'C')) STORED,
	CONSTRAINT "search_documents_kind_ref_pk" PRIMARY KEY("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"documents" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accreditors" ADD CONSTRAINT "accreditors_country_countries_code_fk" FOREIGN KEY ("country") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_rules" ADD CONSTRAINT "cancellation_rules_policy_cancellation_policies_key_fk" FOREIGN KEY ("policy") REFERENCES "public"."cancellation_policies"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_country_countries_code_fk" FOREIGN KEY ("country") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "countries" ADD CONSTRAINT "countries_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatment_prices" ADD CONSTRAINT "treatment_prices_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatment_prices" ADD CONSTRAINT "treatment_prices_country_countries_code_fk" FOREIGN KEY ("country") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatment_synonyms" ADD CONSTRAINT "treatment_synonyms_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_category_treatment_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."treatment_categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_inclusions" ADD CONSTRAINT "package_inclusions_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_inclusions" ADD CONSTRAINT "package_inclusions_key_inclusion_keys_key_fk" FOREIGN KEY ("key") REFERENCES "public"."inclusion_keys"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_cancellation_policy_cancellation_policies_key_fk" FOREIGN KEY ("cancellation_policy") REFERENCES "public"."cancellation_policies"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinicians" ADD CONSTRAINT "clinicians_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_clinician_id_clinicians_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."clinicians"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_accreditor_accreditors_slug_fk" FOREIGN KEY ("accreditor") REFERENCES "public"."accreditors"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sources" ADD CONSTRAINT "provider_sources_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_treatments" ADD CONSTRAINT "provider_treatments_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_treatments" ADD CONSTRAINT "provider_treatments_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_type_provider_types_slug_fk" FOREIGN KEY ("type") REFERENCES "public"."provider_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_country_countries_code_fk" FOREIGN KEY ("country") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_cancellation_policy_cancellation_policies_key_fk" FOREIGN KEY ("cancellation_policy") REFERENCES "public"."cancellation_policies"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_treatment_treatments_slug_fk" FOREIGN KEY ("treatment") REFERENCES "public"."treatments"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cities_country_name" ON "cities" USING btree ("country","name_key");--> statement-breakpoint
CREATE INDEX "packages_provider" ON "packages" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "packages_treatment_price" ON "packages" USING btree ("treatment","price_usd_minor") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "packages_price_order" ON "packages" USING btree ("price_usd_minor","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "packages_rank" ON "packages" USING btree ("rank" DESC NULLS LAST,"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "clinicians_provider" ON "clinicians" USING btree ("provider_id","position");--> statement-breakpoint
CREATE INDEX "credentials_provider" ON "credentials" USING btree ("provider_id","position");--> statement-breakpoint
CREATE INDEX "credentials_expiry" ON "credentials" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "provider_sources_provider" ON "provider_sources" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "providers_rank" ON "providers" USING btree ("rank" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "providers_country_rank" ON "providers" USING btree ("country","rank" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "providers_city" ON "providers" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "providers_type" ON "providers" USING btree ("type");--> statement-breakpoint
CREATE INDEX "providers_place" ON "providers" USING btree ("lat","lon");--> statement-breakpoint
CREATE INDEX "providers_treatments" ON "providers" USING gin ("treatment_slugs");--> statement-breakpoint
CREATE INDEX "reviews_provider" ON "reviews" USING btree ("provider_id","published_on" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_terms_similar" ON "search_terms" USING gin ("term" gin_trgm_ops);