ALTER TABLE "files" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "proof_checksum" text;