CREATE TABLE "team_channel_members" (
	"channel_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"added_by" uuid,
	"last_read_seq" integer DEFAULT 0 NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_channel_members_channel_id_user_id_pk" PRIMARY KEY("channel_id","user_id"),
	CONSTRAINT "team_channel_members_read" CHECK ("team_channel_members"."last_read_seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "team_channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"provider_id" uuid,
	"journey_id" uuid,
	"name_sealed" text NOT NULL,
	"purpose_sealed" text,
	"limited" boolean DEFAULT false NOT NULL,
	"clinic_takes_part" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_change" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_channels_one" UNIQUE("organization_id","journey_id"),
	CONSTRAINT "team_channels_kind" CHECK ("team_channels"."kind" in ('topic', 'clinic', 'journey')),
	CONSTRAINT "team_channels_about" CHECK (("team_channels"."kind" <> 'topic') = ("team_channels"."provider_id" is not null) and ("team_channels"."kind" = 'journey') = ("team_channels"."journey_id" is not null)
        and ("team_channels"."kind" <> 'topic' or not "team_channels"."clinic_takes_part")),
	CONSTRAINT "team_channels_numbers" CHECK ("team_channels"."last_seq" >= 0 and "team_channels"."last_change" >= "team_channels"."last_seq"),
	CONSTRAINT "team_channels_sealed" CHECK ("team_channels"."name_sealed" like 'v1.%' and "team_channels"."purpose_sealed" like 'v1.%')
);
--> statement-breakpoint
CREATE TABLE "team_message_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"message_id" uuid,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_message_files_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "team_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"provider_id" uuid,
	"client_message_id" text,
	"seq" integer NOT NULL,
	"change" integer NOT NULL,
	"content_sealed" text,
	"language" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "team_messages_seq" UNIQUE("channel_id","seq"),
	CONSTRAINT "team_messages_numbers" CHECK ("team_messages"."seq" > 0 and "team_messages"."change" >= "team_messages"."seq"),
	CONSTRAINT "team_messages_sealed" CHECK ("team_messages"."content_sealed" like 'v1.%'),
	CONSTRAINT "team_messages_deleted" CHECK (("team_messages"."content_sealed" is null) = ("team_messages"."deleted_at" is not null)),
	CONSTRAINT "team_messages_language" CHECK ("team_messages"."language" in ('en', 'es', 'pt'))
);
--> statement-breakpoint
ALTER TABLE "team_channel_members" ADD CONSTRAINT "team_channel_members_channel_id_team_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."team_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_channel_members" ADD CONSTRAINT "team_channel_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_channel_members" ADD CONSTRAINT "team_channel_members_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_channels" ADD CONSTRAINT "team_channels_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_channels" ADD CONSTRAINT "team_channels_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_channels" ADD CONSTRAINT "team_channels_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_channels" ADD CONSTRAINT "team_channels_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_message_files" ADD CONSTRAINT "team_message_files_channel_id_team_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."team_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_message_files" ADD CONSTRAINT "team_message_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_message_files" ADD CONSTRAINT "team_message_files_message_id_team_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."team_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_message_files" ADD CONSTRAINT "team_message_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_messages" ADD CONSTRAINT "team_messages_channel_id_team_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."team_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_messages" ADD CONSTRAINT "team_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_messages" ADD CONSTRAINT "team_messages_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_channel_members_user" ON "team_channel_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_channel_members_added_by" ON "team_channel_members" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "team_channels_organization" ON "team_channels" USING btree ("organization_id","last_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "team_channels_provider" ON "team_channels" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "team_channels_journey" ON "team_channels" USING btree ("journey_id");--> statement-breakpoint
CREATE INDEX "team_channels_creator" ON "team_channels" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "team_message_files_channel" ON "team_message_files" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "team_message_files_message" ON "team_message_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "team_message_files_uploader" ON "team_message_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE UNIQUE INDEX "team_messages_change" ON "team_messages" USING btree ("channel_id","change");--> statement-breakpoint
CREATE UNIQUE INDEX "team_messages_client_id" ON "team_messages" USING btree ("channel_id","author_id","client_message_id") WHERE "team_messages"."client_message_id" is not null;--> statement-breakpoint
CREATE INDEX "team_messages_author" ON "team_messages" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "team_messages_provider" ON "team_messages" USING btree ("provider_id");