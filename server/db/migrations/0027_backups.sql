CREATE TABLE "backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"bytes" bigint,
	"rows" bigint,
	"encrypted" boolean,
	CONSTRAINT "backups_kind" CHECK ("backups"."kind" in ('command', 'external'))
);
--> statement-breakpoint
CREATE INDEX "backups_finished_at" ON "backups" USING btree ("finished_at");