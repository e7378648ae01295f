CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"locale" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"order_count" integer NOT NULL,
	"last_order_at" timestamp with time zone,
	"spent" bigint NOT NULL,
	CONSTRAINT "people_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "people_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid,
	"order_id" uuid
);
--> statement-breakpoint
CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_first_seen" ON "people" USING btree ("first_seen_at","id");--> statement-breakpoint
CREATE INDEX "people_last_order" ON "people" USING btree ("last_order_at","id");--> statement-breakpoint
CREATE INDEX "people_orders" ON "people" USING btree ("order_count","id");--> statement-breakpoint
CREATE INDEX "people_spent" ON "people" USING btree ("spent","id");--> statement-breakpoint
CREATE INDEX "people_words" ON "people" USING gin (to_tsvector('simple', "name" || ' ' || "email" || ' ' || translate("email", '@.-_+', '     ')));--> statement-breakpoint
CREATE INDEX "person_notes_person" ON "person_notes" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_created" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_words" ON "reviews" USING gin (to_tsvector('simple', "title" || ' ' || "text"));