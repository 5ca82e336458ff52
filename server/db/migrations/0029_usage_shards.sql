CREATE TABLE "click_usage_shards" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"shard" smallint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "click_usage_shards_pkey" PRIMARY KEY("day","kind","shard"),
	CONSTRAINT "click_usage_shards_kind" CHECK ("click_usage_shards"."kind" in ('google_click', 'facebook_click'))
);
--> statement-breakpoint
CREATE TABLE "draft_usage_shards" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"shard" smallint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "draft_usage_shards_pkey" PRIMARY KEY("day","kind","name","shard"),
	CONSTRAINT "draft_usage_shards_kind" CHECK ("draft_usage_shards"."kind" in ('draft', 'model', 'fallback', 'own-refusal', 'model-refusal'))
);
