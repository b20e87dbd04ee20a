-- A package can have photos before it is first published.
ALTER TABLE "package_drafts" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;
