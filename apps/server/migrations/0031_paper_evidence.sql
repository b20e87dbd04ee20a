CREATE TABLE "paper_reminders" (
	"credential_id" uuid NOT NULL,
	"ends_on" date NOT NULL,
	"days" smallint NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_reminders_credential_id_ends_on_days_pk" PRIMARY KEY("credential_id","ends_on","days"),
	CONSTRAINT "paper_reminders_days" CHECK ("paper_reminders"."days" in (0, 7, 30, 60))
);
--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "reviewed_credential" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "checked_source" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "checked_url" text;--> statement-breakpoint
ALTER TABLE "paper_reminders" ADD CONSTRAINT "paper_reminders_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_reviewer" CHECK ("treatments"."reviewed_credential" is null or "treatments"."reviewed_by" is not null);