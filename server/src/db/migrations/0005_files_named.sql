CREATE INDEX "cart_lines_named" ON "cart_lines" USING gin ("personalization" jsonb_path_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "drafts_named" ON "drafts" USING gin ("content" jsonb_path_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "order_lines_named" ON "order_lines" USING gin ("customization_list" jsonb_path_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "project_item_versions_named" ON "project_item_versions" USING gin ("customization" jsonb_path_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "project_item_versions_medium" ON "project_item_versions" USING gin ("ar_customization" jsonb_path_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "project_items_named" ON "project_items" USING gin ("customization" jsonb_path_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "reviews_photos" ON "reviews" USING gin ("photo_ids") WITH (fastupdate=false);