ALTER TABLE "providers" ADD COLUMN "price_from_by_treatment" jsonb;--> statement-breakpoint
-- As countOffers in modules/packages/packages-write.repo.ts has it from now on.
UPDATE "providers" p SET "price_from_by_treatment" = o.prices FROM (
  SELECT t.provider_id, jsonb_object_agg(t.treatment, jsonb_build_object('usdMinor', t.cheapest, 'currency', t.currency)) AS prices FROM (
    SELECT provider_id, treatment, min(price_usd_minor) AS cheapest, (array_agg(currency ORDER BY price_usd_minor))[1] AS currency
    FROM packages WHERE status = 'published' GROUP BY 1, 2
  ) t GROUP BY 1
) o WHERE o.provider_id = p.id;
