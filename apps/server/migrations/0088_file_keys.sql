CREATE TABLE "file_keys" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"wrapped" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "file_keys_key" ON "file_keys" USING btree ("key_id");
--> statement-breakpoint
-- A file without its row is erased with its key, whoever deletes the row.
CREATE FUNCTION erase_file_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM file_keys WHERE file_id = OLD.id;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stored_files_erase_key AFTER DELETE ON stored_files FOR EACH ROW EXECUTE FUNCTION erase_file_key();
