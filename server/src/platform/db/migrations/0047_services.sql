CREATE TABLE "service_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"details" jsonb,
	"secrets" "bytea",
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER service_settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();