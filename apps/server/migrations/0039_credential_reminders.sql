-- A clinic's credential is called credential everywhere. A process of the version before writes reminders only in its nightly job.
ALTER TABLE "paper_reminders" RENAME TO "credential_reminders";--> statement-breakpoint
ALTER TABLE "credential_reminders" RENAME CONSTRAINT "paper_reminders_credential_id_ends_on_days_pk" TO "credential_reminders_credential_id_ends_on_days_pk";--> statement-breakpoint
ALTER TABLE "credential_reminders" RENAME CONSTRAINT "paper_reminders_days" TO "credential_reminders_days";--> statement-breakpoint
ALTER TABLE "credential_reminders" RENAME CONSTRAINT "paper_reminders_credential_id_credentials_id_fk" TO "credential_reminders_credential_id_credentials_id_fk";
