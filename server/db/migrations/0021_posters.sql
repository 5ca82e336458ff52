CREATE TABLE "logo_prints" (
	"hash" varchar(64) PRIMARY KEY NOT NULL,
	"logo_hash" varchar(64) NOT NULL,
	"bytes" "bytea" NOT NULL,
	"color" varchar(7),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posters" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"kind" text,
	"paper" text,
	"color" varchar(7),
	"sentence" text,
	"print_hash" varchar(64)
);
--> statement-breakpoint
ALTER TABLE "posters" ADD CONSTRAINT "posters_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posters" ADD CONSTRAINT "posters_print_hash_logo_prints_hash_fk" FOREIGN KEY ("print_hash") REFERENCES "public"."logo_prints"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logo_prints_logo_hash" ON "logo_prints" USING btree ("logo_hash");--> statement-breakpoint
CREATE INDEX "posters_print_hash" ON "posters" USING btree ("print_hash");