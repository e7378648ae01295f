ALTER TABLE "shop_settings" ADD COLUMN "seller" jsonb;--> statement-breakpoint
CREATE INDEX "products_colors" ON "products" USING gin ("colors" jsonb_path_ops);