DROP INDEX "search_terms_similar";--> statement-breakpoint
CREATE INDEX "search_documents_weight" ON "search_documents" USING btree ("kind","weight" DESC NULLS LAST,"ref");--> statement-breakpoint
CREATE INDEX "search_terms_similar" ON "search_terms" USING gin ("term" gin_trgm_ops) WITH (fastupdate=false);