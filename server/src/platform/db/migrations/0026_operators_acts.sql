ALTER TABLE "delayed_acts" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD COLUMN "act_id" uuid;--> statement-breakpoint
ALTER TABLE "order_edits" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "order_notes" ADD COLUMN "removal_id" uuid;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "withdrawal_id" uuid;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_act_id_delayed_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."delayed_acts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_removal_id_delayed_acts_id_fk" FOREIGN KEY ("removal_id") REFERENCES "public"."delayed_acts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delayed_acts_order" ON "delayed_acts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_edits_payment" ON "order_edits" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_withdrawal" ON "returns" USING btree ("withdrawal_id");