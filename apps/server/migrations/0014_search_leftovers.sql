-- Words are matched in memory (docs/adr/0013-lists-in-memory.md): nothing reads these any more.
DROP TABLE "search_terms";--> statement-breakpoint
DROP INDEX "search_documents_words";--> statement-breakpoint
DROP INDEX "search_documents_name";--> statement-breakpoint
DROP INDEX "search_documents_weight";
