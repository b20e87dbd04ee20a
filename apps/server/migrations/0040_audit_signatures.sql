ALTER TABLE "audit_entries" ADD COLUMN "version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "signature" text;--> statement-breakpoint
CREATE INDEX "audit_entries_integrity" ON "audit_entries" USING btree ("position" DESC NULLS LAST) WHERE "audit_entries"."action" in ('audit.broken', 'audit.accepted', 'audit.verified', 'audit.signing_began');--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_signed" CHECK ("audit_entries"."version" = 1 or "audit_entries"."signature" is not null);