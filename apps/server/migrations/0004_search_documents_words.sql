CREATE TABLE "loaded_data" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- What these two tables hold is derived by the owners of the documents, so they are made anew rather than altered.
DROP TABLE "search_documents";
--> statement-breakpoint
DROP TABLE "search_terms";
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"label" jsonb NOT NULL,
	"detail" jsonb,
	"country" text,
	"city" text,
	"names" jsonb,
	"name_key" text NOT NULL,
	"name_words" smallint NOT NULL,
	"words" "tsvector" NOT NULL,
	"weight" double precision DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_documents_kind_ref_pk" PRIMARY KEY("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"documents" integer NOT NULL,
	"spellings" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER raise_catalog_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_documents" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_revision();
--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_name" ON "search_documents" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "search_documents_city" ON "search_documents" USING btree ("kind","city");--> statement-breakpoint
CREATE INDEX "search_terms_spellings" ON "search_terms" USING gin ("spellings") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_terms_similar" ON "search_terms" USING gin ("term" gin_trgm_ops) WITH (fastupdate=false);
