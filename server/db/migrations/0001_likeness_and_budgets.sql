CREATE TABLE "draft_fingerprints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_fingerprints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_id" integer NOT NULL,
	"day" date NOT NULL,
	"print" "bytea" NOT NULL,
	CONSTRAINT "draft_fingerprints_print" CHECK (octet_length("draft_fingerprints"."print") = 64)
);
--> statement-breakpoint
CREATE TABLE "draft_usage" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "draft_usage_pkey" PRIMARY KEY("day","kind","name"),
	CONSTRAINT "draft_usage_kind" CHECK ("draft_usage"."kind" in ('draft', 'model', 'fallback', 'own-refusal', 'model-refusal'))
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "model_budgets" (
	"day" date NOT NULL,
	"budget" varchar(60) NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "model_budgets_pkey" PRIMARY KEY("day","budget")
);
--> statement-breakpoint
ALTER TABLE "draft_requests" ADD COLUMN "attempt" smallint;--> statement-breakpoint
ALTER TABLE "draft_requests" ADD COLUMN "counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_fingerprints" ADD CONSTRAINT "draft_fingerprints_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_fingerprints_business_id" ON "draft_fingerprints" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "draft_fingerprints_day" ON "draft_fingerprints" USING btree ("day");