CREATE TABLE "idempotency_steps" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"step" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_steps_scope_key_step_pk" PRIMARY KEY("scope","key","step")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "stepped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_steps" ADD CONSTRAINT "idempotency_steps_key" FOREIGN KEY ("scope","key") REFERENCES "public"."idempotency_keys"("scope","key") ON DELETE cascade ON UPDATE no action;