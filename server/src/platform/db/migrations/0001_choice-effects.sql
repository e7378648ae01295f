CREATE TABLE "choice_slots" (
	"customization_id" integer PRIMARY KEY NOT NULL,
	"extra_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "extras" ADD COLUMN "effect_list" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "choice_slots" ADD CONSTRAINT "choice_slots_customization_id_customizations_id_fk" FOREIGN KEY ("customization_id") REFERENCES "public"."customizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "choice_slots" ADD CONSTRAINT "choice_slots_extra_id_extras_id_fk" FOREIGN KEY ("extra_id") REFERENCES "public"."extras"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "choice_slots_extra" ON "choice_slots" USING btree ("extra_id");