ALTER TABLE "print_files" ADD COLUMN "plate_names" jsonb;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "hold_minutes" integer;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "draft_days" integer;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "upload_days" integer;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "white_plate" text;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "engraving_plate" text;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_hold" CHECK ("shop_settings"."hold_minutes" between 1 and 1440);--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_storage" CHECK ("shop_settings"."draft_days" between 1 and 3650 and "shop_settings"."upload_days" between 1 and 3650);