CREATE TABLE "trouble_notices" (
	"kind" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"told_at" timestamp with time zone,
	"reminders" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "trouble_notices_state" CHECK ("trouble_notices"."state" in ('new', 'told', 'ending', 'over'))
);
