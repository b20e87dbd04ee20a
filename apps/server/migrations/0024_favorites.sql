CREATE TABLE "favorite_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"name" text NOT NULL,
	"treatment" text,
	"country" text,
	"note_sealed" text,
	"saved_price_minor" integer,
	"saved_currency" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_items_once" UNIQUE("user_id","target_type","target_id"),
	CONSTRAINT "favorite_items_kind" CHECK ("favorite_items"."target_type" in ('package', 'provider', 'treatment')),
	CONSTRAINT "favorite_items_price" CHECK (("favorite_items"."saved_price_minor" is null) = ("favorite_items"."saved_currency" is null))
);
--> statement-breakpoint
CREATE TABLE "favorite_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"name_key" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"share_hash" text,
	"share_sealed" text,
	"shared_at" timestamp with time zone,
	"share_notes" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_lists_share_hash_unique" UNIQUE("share_hash"),
	CONSTRAINT "favorite_lists_owner" UNIQUE("id","user_id"),
	CONSTRAINT "favorite_lists_name" CHECK (("favorite_lists"."name" is null) = ("favorite_lists"."name_key" is null)),
	CONSTRAINT "favorite_lists_named" CHECK ("favorite_lists"."is_default" or "favorite_lists"."name" is not null),
	CONSTRAINT "favorite_lists_share" CHECK (("favorite_lists"."share_hash" is null) = ("favorite_lists"."share_sealed" is null) and ("favorite_lists"."share_hash" is null) = ("favorite_lists"."shared_at" is null))
);
--> statement-breakpoint
ALTER TABLE "favorite_items" ADD CONSTRAINT "favorite_items_list" FOREIGN KEY ("list_id","user_id") REFERENCES "public"."favorite_lists"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_lists" ADD CONSTRAINT "favorite_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorite_items_of_list" ON "favorite_items" USING btree ("list_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_lists_one_default" ON "favorite_lists" USING btree ("user_id") WHERE "favorite_lists"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_lists_names" ON "favorite_lists" USING btree ("user_id","name_key");