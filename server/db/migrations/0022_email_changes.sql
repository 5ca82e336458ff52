CREATE TABLE "email_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"epoch" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_as" text,
	CONSTRAINT "email_changes_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "email_changes_email_lower" CHECK ("email_changes"."email" = lower("email_changes"."email")),
	CONSTRAINT "email_changes_ended_as" CHECK ("email_changes"."ended_as" in ('confirmed', 'replaced'))
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_open" ON "email_changes" USING btree ("user_id") WHERE "email_changes"."ended_as" is null;--> statement-breakpoint
CREATE INDEX "email_changes_user_id" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_expires_at" ON "email_changes" USING btree ("expires_at");