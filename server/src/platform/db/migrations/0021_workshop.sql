CREATE TABLE "preflights" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"level" text NOT NULL,
	"item_list" jsonb NOT NULL,
	"page_list" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"key_hash" "bytea",
	"checksum" text,
	"message" text DEFAULT '' NOT NULL,
	"answer" text,
	"answer_text" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proofs_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "workshop_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"cut_off" text NOT NULL,
	"closed_weekdays" integer[] NOT NULL,
	"closed_dates" text[] NOT NULL,
	"production_days" integer NOT NULL,
	"print_name_pattern" text NOT NULL,
	CONSTRAINT "workshop_settings_one" CHECK ("workshop_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "production_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_min_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_max_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ship_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrives_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrives_until" date;--> statement-breakpoint
ALTER TABLE "preflights" ADD CONSTRAINT "preflights_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proofs_line" ON "proofs" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "proofs_order" ON "proofs" USING btree ("order_id");