CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "delayed_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"input" jsonb NOT NULL,
	"operator_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"runs_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "bulk_items" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"failure" jsonb,
	CONSTRAINT "bulk_items_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "bulk_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"operator_id" uuid NOT NULL,
	"list" text NOT NULL,
	"action" text NOT NULL,
	"filter" text NOT NULL,
	"text" text NOT NULL,
	"input" jsonb,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"operator_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delayed_acts" ADD CONSTRAINT "delayed_acts_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_run_id_bulk_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bulk_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delayed_acts_waiting" ON "delayed_acts" USING btree ("runs_at") WHERE "delayed_acts"."done_at" is null and "delayed_acts"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "delayed_acts_created" ON "delayed_acts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bulk_items_pending" ON "bulk_items" USING btree ("run_id","position") WHERE "bulk_items"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "bulk_runs_created" ON "bulk_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_views_list" ON "saved_views" USING btree ("list","position");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("operator_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "order_lines_search_label" ON "order_lines" USING gin (lower("name" || ' ' || "sku") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_lines_search_texts" ON "order_lines" USING gin (lower(jsonb_path_query_array("customization_list", '$[*].text')::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_list_status" ON "orders" USING btree ("status","number");--> statement-breakpoint
CREATE INDEX "orders_list_created" ON "orders" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "orders_list_paid" ON "orders" USING btree ("paid_at","number");--> statement-breakpoint
CREATE INDEX "orders_list_total" ON "orders" USING btree ("total","number");--> statement-breakpoint
CREATE INDEX "orders_list_customer" ON "orders" USING btree (lower(btrim(coalesce("address" ->> 'lastName', '') || ' ' || coalesce("address" ->> 'firstName', ''))),"number");--> statement-breakpoint
CREATE INDEX "orders_list_delivery" ON "orders" USING btree (("delivery_method" ->> 'id'),"number");--> statement-breakpoint
CREATE INDEX "orders_list_country" ON "orders" USING btree (("address" ->> 'countryCode'),"number");--> statement-breakpoint
CREATE INDEX "orders_search_customer" ON "orders" USING gin (lower(btrim(coalesce("address" ->> 'lastName', '') || ' ' || coalesce("address" ->> 'firstName', ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_search_email" ON "orders" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_search_postcode" ON "orders" USING btree (upper(replace(coalesce("address" ->> 'postalCode', ''), ' ', '')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "project_items_search_text" ON "project_items" USING gin (lower(coalesce("customization" ->> 'text', '')) gin_trgm_ops);