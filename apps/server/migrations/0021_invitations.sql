CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"organization_id" uuid,
	"provider_id" uuid,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"inviter_id" uuid,
	"message" text,
	"language" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"accepted_by" uuid,
	"signed_up" boolean DEFAULT false NOT NULL,
	"decline_reason" text,
	"demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_kind" CHECK ("invitations"."kind" in ('organization_member', 'provider_member', 'provider_joins_organization', 'admin')),
	CONSTRAINT "invitations_state" CHECK ("invitations"."state" in ('pending', 'accepted', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "invitations_language" CHECK ("invitations"."language" in ('en', 'es', 'pt')),
	CONSTRAINT "invitations_target" CHECK (("invitations"."kind" in ('organization_member', 'provider_joins_organization')) = ("invitations"."organization_id" is not null)
        and ("invitations"."kind" in ('provider_member', 'provider_joins_organization')) = ("invitations"."provider_id" is not null)),
	CONSTRAINT "invitations_role" CHECK (case "invitations"."kind" when 'organization_member' then "invitations"."role" in ('owner', 'manager', 'analyst')
        when 'provider_member' then "invitations"."role" in ('owner', 'manager', 'coordinator', 'clinician', 'billing')
        when 'admin' then "invitations"."role" = 'admin' else "invitations"."role" = 'owner' end),
	CONSTRAINT "invitations_answered" CHECK (("invitations"."state" = 'pending') = ("invitations"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "organization_members" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "organization_members_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id"),
	CONSTRAINT "organization_members_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "organization_members_role" CHECK ("organization_members"."role" in ('owner', 'manager', 'analyst'))
);
--> statement-breakpoint
CREATE TABLE "organization_providers" (
	"organization_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "organization_providers_organization_id_provider_id_pk" PRIMARY KEY("organization_id","provider_id"),
	CONSTRAINT "organization_providers_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"city" text,
	"country" text NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organizations_type" CHECK ("organizations"."type" in ('healthcare_system', 'hospital_group', 'clinic_network'))
);
--> statement-breakpoint
CREATE TABLE "provider_members" (
	"provider_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_members_provider_id_user_id_pk" PRIMARY KEY("provider_id","user_id"),
	CONSTRAINT "provider_members_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "provider_members_role" CHECK ("provider_members"."role" in ('owner', 'manager', 'coordinator', 'clinician', 'billing'))
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_providers" ADD CONSTRAINT "organization_providers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_providers" ADD CONSTRAINT "organization_providers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_country_countries_code_fk" FOREIGN KEY ("country") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_pending" ON "invitations" USING btree ("email_key","kind",coalesce("organization_id", '00000000-0000-0000-0000-000000000000'),coalesce("provider_id", '00000000-0000-0000-0000-000000000000')) WHERE "invitations"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "invitations_of_inviter" ON "invitations" USING btree ("inviter_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_of_organization" ON "invitations" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "invitations_of_provider" ON "invitations" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "organization_providers_organization" ON "organization_providers" USING btree ("organization_id");