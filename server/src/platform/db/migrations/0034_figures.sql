-- The days are summed up once more, variant by variant.
DELETE FROM "sales_days";--> statement-breakpoint
CREATE TABLE "variant_sales_days" (
	"day" date NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"pieces" integer NOT NULL,
	"revenue" bigint NOT NULL,
	"goods" bigint NOT NULL,
	"costed_pieces" integer NOT NULL,
	"costed_goods" bigint NOT NULL,
	"cost" bigint NOT NULL,
	CONSTRAINT "variant_sales_days_day_product_id_variant_id_pk" PRIMARY KEY("day","product_id","variant_id")
);
--> statement-breakpoint
ALTER TABLE "product_sales_days" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "product_sales_days" CASCADE;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "cost" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "unit_cost" integer;--> statement-breakpoint
ALTER TABLE "sales_days" ADD COLUMN "currency" text NOT NULL;--> statement-breakpoint
ALTER TABLE "variant_sales_days" ADD CONSTRAINT "variant_sales_days_day_sales_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."sales_days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_sales_days" ADD CONSTRAINT "variant_sales_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_cost" CHECK ("variants"."cost" >= 0);
--> statement-breakpoint
CREATE FUNCTION note_unit_cost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.variant_id <> OLD.variant_id THEN
    NEW.unit_cost := (SELECT cost FROM variants WHERE id = NEW.variant_id);
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER order_lines_cost BEFORE INSERT OR UPDATE OF variant_id ON order_lines
  FOR EACH ROW EXECUTE FUNCTION note_unit_cost();
--> statement-breakpoint
CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"locale" text NOT NULL,
	"device" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_day_step_locale_device_pk" PRIMARY KEY("day","step","locale","device")
);
