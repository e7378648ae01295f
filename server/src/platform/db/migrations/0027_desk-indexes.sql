DROP INDEX "order_line_states_open";--> statement-breakpoint
CREATE INDEX "order_lines_personalized" ON "order_lines" USING btree ("order_id") WHERE jsonb_array_length("order_lines"."customization_list") > 0;--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("order_id") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "order_line_states_open" ON "order_line_states" USING btree ("state","order_id") WHERE "order_line_states"."state" not in ('shipped', 'cancelled');