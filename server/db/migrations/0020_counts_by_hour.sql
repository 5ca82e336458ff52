CREATE TABLE "business_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" integer NOT NULL,
	"tag" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_tags_tag" UNIQUE("business_id","tag")
);
--> statement-breakpoint
CREATE TABLE "hour_counts" (
	"business_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"hours" integer[] NOT NULL,
	CONSTRAINT "hour_counts_pkey" PRIMARY KEY("business_id","day","kind"),
	CONSTRAINT "hour_counts_kind" CHECK ("hour_counts"."kind" in ('view', 'good', 'bad', 'copied', 'feedback', 'draft', 'google_click', 'facebook_click'))
);
--> statement-breakpoint
CREATE TABLE "tag_counts" (
	"tag_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"hours" integer[] NOT NULL,
	CONSTRAINT "tag_counts_pkey" PRIMARY KEY("tag_id","day","kind"),
	CONSTRAINT "tag_counts_kind" CHECK ("tag_counts"."kind" in ('view', 'draft', 'google_click', 'facebook_click'))
);
--> statement-breakpoint
CREATE TABLE "visit_counts" (
	"business_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_pkey" PRIMARY KEY("business_id","day","kind"),
	CONSTRAINT "visit_counts_kind" CHECK ("visit_counts"."kind" in ('view', 'good', 'bad', 'copied', 'feedback'))
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "business_tags" ADD CONSTRAINT "business_tags_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_counts" ADD CONSTRAINT "hour_counts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_counts" ADD CONSTRAINT "tag_counts_tag_id_business_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."business_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_counts" ADD CONSTRAINT "visit_counts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hour_counts_day" ON "hour_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "tag_counts_day" ON "tag_counts" USING btree ("day");