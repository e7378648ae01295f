CREATE TABLE "draft_viewers" (
	"code" text PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"locked_at" timestamp with time zone,
	CONSTRAINT "draft_viewers_draft_id_unique" UNIQUE("draft_id")
);
--> statement-breakpoint
CREATE TABLE "scan_counts" (
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"lock_times" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "scan_counts_project_id_day_pk" PRIMARY KEY("project_id","day")
);
--> statement-breakpoint
CREATE TABLE "targets" (
	"hash" text PRIMARY KEY NOT NULL,
	"pack_key" text NOT NULL,
	"picture_key" text NOT NULL,
	"pack_bytes" integer NOT NULL,
	"picture_bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "captions_key" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "viewer_closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "viewer_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "viewer_pass_hash" text;--> statement-breakpoint
ALTER TABLE "draft_viewers" ADD CONSTRAINT "draft_viewers_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_counts" ADD CONSTRAINT "scan_counts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_viewers_expires" ON "draft_viewers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "targets_used" ON "targets" USING btree ("used_at");