CREATE TABLE "page_previews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "help_texts" jsonb;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "front_page" jsonb;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "menus" jsonb;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "languages_off" text[] DEFAULT '{}' NOT NULL;