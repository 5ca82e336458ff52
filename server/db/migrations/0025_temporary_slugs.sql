CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	CONSTRAINT "former_slugs_business_id" UNIQUE("business_id")
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "has_temporary_slug" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;