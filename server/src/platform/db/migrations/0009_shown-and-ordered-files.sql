ALTER TABLE "files" ADD COLUMN "shown_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "ordered_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "files_shown" ON "files" USING btree ("shown_id");--> statement-breakpoint
CREATE INDEX "files_unordered" ON "files" USING btree ("bytes") WHERE "files"."ordered_at" is null and not "files"."shared";