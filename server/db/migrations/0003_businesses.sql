ALTER TABLE "businesses" ADD COLUMN "categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "keywords" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "creation_key" varchar(43);--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_creation_key" UNIQUE("creation_key");--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_categories" CHECK (cardinality("businesses"."categories") <= 3);--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_keywords" CHECK (jsonb_array_length("businesses"."keywords") <= 18);