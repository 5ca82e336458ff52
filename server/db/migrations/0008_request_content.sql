ALTER TABLE "draft_requests" ADD COLUMN "content_hash" varchar(43);--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "content_hash" varchar(43);