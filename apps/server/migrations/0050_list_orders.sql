CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mail_outbox_state" ON "mail_outbox" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mail_outbox_subject" ON "mail_outbox" USING btree (lower("subject"),"id");