CREATE TABLE "feature_flag_accounts" (
	"key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	CONSTRAINT "feature_flag_accounts_key_user_id_side_pk" PRIMARY KEY("key","user_id","side"),
	CONSTRAINT "feature_flag_accounts_side" CHECK ("feature_flag_accounts"."side" in ('allowed', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "feature_flag_versions" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"rule" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "feature_flag_versions_key_version_pk" PRIMARY KEY("key","version")
);
--> statement-breakpoint
CREATE TABLE "feature_flags" (
	"key" text PRIMARY KEY NOT NULL,
	"rule" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_contexts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"via" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "provider_contexts_via" CHECK ("provider_contexts"."via" in ('admin', 'organization')),
	CONSTRAINT "provider_contexts_times" CHECK ("provider_contexts"."expires_at" > "provider_contexts"."opened_at")
);
--> statement-breakpoint
ALTER TABLE "feature_flag_accounts" ADD CONSTRAINT "feature_flag_accounts_key_feature_flags_key_fk" FOREIGN KEY ("key") REFERENCES "public"."feature_flags"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_flag_accounts" ADD CONSTRAINT "feature_flag_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_flag_versions" ADD CONSTRAINT "feature_flag_versions_key_feature_flags_key_fk" FOREIGN KEY ("key") REFERENCES "public"."feature_flags"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_flag_versions" ADD CONSTRAINT "feature_flag_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_contexts" ADD CONSTRAINT "provider_contexts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_contexts" ADD CONSTRAINT "provider_contexts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_contexts" ADD CONSTRAINT "provider_contexts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feature_flag_accounts_user" ON "feature_flag_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feature_flag_versions_by" ON "feature_flag_versions" USING btree ("changed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_contexts_open" ON "provider_contexts" USING btree ("session_id") WHERE "provider_contexts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "provider_contexts_user" ON "provider_contexts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_provider" ON "audit_entries" USING btree ("context_provider_id","position" DESC NULLS LAST);