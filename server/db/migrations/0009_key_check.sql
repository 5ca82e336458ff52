CREATE TABLE "key_check" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"digest" varchar(43) NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "key_check_only" CHECK ("key_check"."only")
);
