ALTER TABLE "targets" ALTER COLUMN "pack_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "targets" ALTER COLUMN "picture_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "targets" ALTER COLUMN "pack_bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "targets" ALTER COLUMN "picture_bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "recipe" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "photo_ids" uuid[] NOT NULL;--> statement-breakpoint
CREATE INDEX "targets_photos" ON "targets" USING gin ("photo_ids");