CREATE TABLE "previews" (
	"hash" text PRIMARY KEY NOT NULL,
	"photo_ids" uuid[] NOT NULL,
	"large_key" text NOT NULL,
	"small_key" text NOT NULL,
	"mail_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "previews_used" ON "previews" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "previews_photos" ON "previews" USING gin ("photo_ids");