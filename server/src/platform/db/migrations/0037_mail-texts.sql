CREATE TABLE "mail_texts" (
	"mail" text NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "mail_texts_mail_locale_path_pk" PRIMARY KEY("mail","locale","path")
);
