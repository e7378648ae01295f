ALTER TABLE "one_time_tokens" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "last_name" text;