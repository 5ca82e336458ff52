ALTER TABLE "outbox" ADD COLUMN "domain_hash" varchar(43);--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "last_reason" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "last_reply" varchar(16);--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ((kind in ('feedback', 'feedback_undeliverable')),"next_attempt_at") WHERE "outbox"."status" = 'waiting';