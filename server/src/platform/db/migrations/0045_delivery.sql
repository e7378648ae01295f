CREATE TABLE "file_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"operator_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"options" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"total" integer,
	"rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text,
	"is_stopping" boolean DEFAULT false NOT NULL,
	"source_key" text,
	"result_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"written_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "delivery_zones" jsonb;--> statement-breakpoint
ALTER TABLE "file_runs" ADD CONSTRAINT "file_runs_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_runs_created" ON "file_runs" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "file_runs_importing" ON "file_runs" USING btree ("kind") WHERE "file_runs"."kind" = 'import' and "file_runs"."state" in ('checking', 'writing');--> statement-breakpoint
-- What delivery cost by four zones and two ways becomes zones of countries with the same prices.
UPDATE "shop_settings" SET "delivery_zones" = (
	SELECT jsonb_agg(jsonb_build_object(
		'id', zone.id,
		'name', CASE WHEN (SELECT locale FROM operators WHERE role = 'owner' AND removed_at IS NULL ORDER BY created_at, id LIMIT 1) = 'de' THEN zone.german ELSE zone.english END,
		'countries', (SELECT coalesce(jsonb_agg(code ORDER BY place), '[]'::jsonb) FROM unnest(zone.codes) WITH ORDINALITY AS listed(code, place) WHERE zone.id = 'home' OR code <> "home_country"),
		'isOthers', zone.id = 'world',
		'ways', (
			SELECT coalesce(jsonb_agg(jsonb_build_object(
				'id', way.id,
				'kind', 'delivery',
				'name', jsonb_build_object('en', way.english, 'de', coalesce((SELECT text FROM translations WHERE entity = 'delivery_method' AND entity_id = way.id AND field = 'name' AND locale = 'de'), way.german)),
				'price', rate.value -> 'price',
				'freeFrom', rate.value -> 'freeFrom',
				'minDays', rate.value -> 'minDays',
				'maxDays', rate.value -> 'maxDays',
				'address', '',
				'hours', jsonb_build_object('en', '', 'de', '')
			) ORDER BY way.position), '[]'::jsonb)
			FROM (VALUES (1, 'standard', 'Standard delivery', 'Standardlieferung'), (2, 'express', 'Express delivery', 'Expresslieferung')) AS way(position, id, english, german)
			CROSS JOIN LATERAL (SELECT "delivery_rates" -> zone.id -> way.id AS value) AS rate
			WHERE jsonb_typeof(rate.value) = 'object'
		)
	) ORDER BY zone.position)
	FROM (VALUES
		(1, 'home', 'Own country', 'Eigenes Land', ARRAY["home_country"]),
		(2, 'union', 'European Union', 'Europäische Union', ARRAY['AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DE', 'DK', 'EE', 'FI', 'FR', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT', 'LU', 'MC', 'MT', 'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE']),
		(3, 'europe', 'Rest of Europe', 'Übriges Europa', ARRAY['AD', 'AL', 'AX', 'BA', 'BY', 'CH', 'FO', 'GB', 'GG', 'GI', 'IM', 'IS', 'JE', 'LI', 'MD', 'ME', 'MK', 'NO', 'RS', 'RU', 'SJ', 'SM', 'TR', 'UA', 'VA', 'XK']),
		(4, 'world', 'All other countries', 'Alle anderen Länder', ARRAY[]::text[])
	) AS zone(position, id, english, german, codes)
) WHERE "delivery_rates" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" DROP COLUMN "delivery_rates";