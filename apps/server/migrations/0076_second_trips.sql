ALTER TABLE "journeys" ADD COLUMN "trips" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "journeys" ADD COLUMN "trip" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "journeys" ADD CONSTRAINT "journeys_trips" CHECK ("journeys"."trips" in (1, 2) and "journeys"."trip" between 1 and "journeys"."trips");--> statement-breakpoint
UPDATE "journeys" SET "trips" = 2 FROM "treatments" WHERE "treatments"."slug" = "journeys"."treatment" AND "treatments"."trips" > 1 AND "journeys"."status" IN ('accepted', 'booked', 'preparing', 'travelling', 'in_treatment', 'recovery', 'aftercare', 'completed');
