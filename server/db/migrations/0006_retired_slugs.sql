CREATE TABLE "retired_slugs" (
	"slug_hash" varchar(64) PRIMARY KEY NOT NULL
);
