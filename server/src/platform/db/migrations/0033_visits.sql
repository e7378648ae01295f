CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"locale" text NOT NULL,
	"device" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_day_step_locale_device_pk" PRIMARY KEY("day","step","locale","device")
);
