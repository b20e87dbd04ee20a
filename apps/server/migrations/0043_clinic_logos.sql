ALTER TABLE "providers" ADD COLUMN "logo_file" uuid;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "logo_small_file" uuid;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_logo_file_stored_files_id_fk" FOREIGN KEY ("logo_file") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_logo_small_file_stored_files_id_fk" FOREIGN KEY ("logo_small_file") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "providers_logo_file" ON "providers" USING btree ("logo_file");--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_logo" CHECK (("providers"."logo_file" is null) = ("providers"."logo_small_file" is null));