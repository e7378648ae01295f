CREATE TABLE "report_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"project_id" uuid,
	"review_id" integer,
	"draft_id" uuid,
	"state" text DEFAULT 'open' NOT NULL,
	"report_count" integer DEFAULT 0 NOT NULL,
	"last_reported_at" timestamp with time zone,
	"decision_reason" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"restored_by" text,
	"restored_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_cases_subject" CHECK (num_nonnulls("report_cases"."project_id", "report_cases"."review_id", "report_cases"."draft_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"email" text,
	"locale" text NOT NULL,
	"network" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "takedowns" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid,
	"review_id" integer,
	"draft_id" uuid,
	"key" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "takedowns_key_unique" UNIQUE("key"),
	CONSTRAINT "takedowns_subject" CHECK (num_nonnulls("takedowns"."project_id", "takedowns"."review_id", "takedowns"."draft_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "takedown_key" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "takedown_key" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "takedown_key" text;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_cases_open_project" ON "report_cases" USING btree ("project_id") WHERE "report_cases"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "report_cases_open_review" ON "report_cases" USING btree ("review_id") WHERE "report_cases"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "report_cases_open_draft" ON "report_cases" USING btree ("draft_id") WHERE "report_cases"."state" = 'open';--> statement-breakpoint
CREATE INDEX "report_cases_project" ON "report_cases" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "report_cases_review" ON "report_cases" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "report_cases_draft" ON "report_cases" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "report_cases_state" ON "report_cases" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "report_cases_created" ON "report_cases" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_network" ON "reports" USING btree ("case_id","network");--> statement-breakpoint
CREATE INDEX "reports_case" ON "reports" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_email" ON "reports" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "reports_created" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "takedowns_project" ON "takedowns" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "takedowns_review" ON "takedowns" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "takedowns_draft" ON "takedowns" USING btree ("draft_id");