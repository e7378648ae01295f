ALTER TABLE "drafts" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "cart_line_id" uuid;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "share_key" text;--> statement-breakpoint
CREATE INDEX "drafts_cart_line" ON "drafts" USING btree ("cart_line_id");--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_share_key_unique" UNIQUE("share_key");