-- Row triggers do not see TRUNCATE: without these, whoever the server connects as could empty the log in one statement.
CREATE TRIGGER audit_entries_kept BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_links_kept BEFORE TRUNCATE ON "audit_links"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
