CREATE TABLE "outbox_keys" (
	"outbox_id" bigint PRIMARY KEY NOT NULL,
	"secret_id" varchar(43) NOT NULL,
	"sealed_key" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_keys" ADD CONSTRAINT "outbox_keys_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_keys_secret_id" ON "outbox_keys" USING btree ("secret_id");--> statement-breakpoint
ALTER TABLE "key_check" DROP CONSTRAINT "key_check_only";--> statement-breakpoint
ALTER TABLE "key_check" DROP COLUMN "only";--> statement-breakpoint
ALTER TABLE "key_check" ADD PRIMARY KEY ("digest");--> statement-breakpoint
ALTER TABLE "key_check" ADD COLUMN "keys" "bytea";--> statement-breakpoint
-- What was erased should not wait for 50 more dead rows until its space is free.
ALTER TABLE "outbox_keys" SET (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0);--> statement-breakpoint
ALTER TABLE "outbox" SET (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0,
	toast.autovacuum_vacuum_threshold = 1, toast.autovacuum_vacuum_scale_factor = 0);--> statement-breakpoint
-- What is written to the audit trail stays. The table's owner could remove this trigger, so the app should
-- run as another role: docs/DEPLOY.md.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of the audit trail cannot be changed or deleted'
		USING ERRCODE = 'insufficient_privilege';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "audit_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
-- In sessions of replication tools as well.
ALTER TABLE "audit" ENABLE ALWAYS TRIGGER "audit_append_only";
