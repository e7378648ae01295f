DROP INDEX "products_featured";--> statement-breakpoint
DROP INDEX "products_sale_count";--> statement-breakpoint
DROP INDEX "products_final_price";--> statement-breakpoint
DROP INDEX "products_created";--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree ("rating","rating_count","id") WHERE "products"."active";--> statement-breakpoint
CREATE INDEX "products_discount" ON "products" USING btree ("discount","sale_count","id") WHERE "products"."active";--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("is_customizable","sale_count","id") WHERE "products"."active";--> statement-breakpoint
CREATE INDEX "products_sale_count" ON "products" USING btree ("sale_count","id") WHERE "products"."active";--> statement-breakpoint
CREATE INDEX "products_final_price" ON "products" USING btree ("final_price","id") WHERE "products"."active";--> statement-breakpoint
CREATE INDEX "products_created" ON "products" USING btree ("created_at","id") WHERE "products"."active";