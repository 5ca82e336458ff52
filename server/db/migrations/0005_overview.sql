CREATE TABLE "click_usage" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "click_usage_pkey" PRIMARY KEY("day","kind"),
	CONSTRAINT "click_usage_kind" CHECK ("click_usage"."kind" in ('google_click', 'facebook_click'))
);
--> statement-breakpoint
-- Written by hand: the clicks so far.
INSERT INTO "click_usage" ("day", "kind", "count")
SELECT "day", "kind", sum("count") FROM "business_counts"
WHERE "kind" IN ('google_click', 'facebook_click') GROUP BY "day", "kind";
--> statement-breakpoint
CREATE INDEX "businesses_logo_hash" ON "businesses" USING btree ("logo_hash") WHERE "businesses"."logo_hash" is not null;--> statement-breakpoint
CREATE INDEX "outbox_undeliverable" ON "outbox" USING btree ("ended_at") WHERE "outbox"."status" = 'undeliverable';