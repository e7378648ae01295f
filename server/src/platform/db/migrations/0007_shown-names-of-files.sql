ALTER TABLE "files" ADD COLUMN "shown_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "files_shown" ON "files" USING btree ("shown_id");