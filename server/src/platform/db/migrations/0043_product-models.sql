CREATE TABLE "product_models" (
	"id" text PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"triangles" integer NOT NULL,
	"size" jsonb NOT NULL,
	"part_list" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
