CREATE TABLE "email_challenges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"link_hash" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"binding_hash" text,
	"pending_name" text,
	"pending_password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_challenges_link_hash_key" UNIQUE("link_hash"),
	CONSTRAINT "email_challenges_purpose" CHECK ("email_challenges"."purpose" in ('verify', 'reset')),
	CONSTRAINT "email_challenges_pending" CHECK (("email_challenges"."purpose" = 'verify') = ("email_challenges"."pending_name" is not null and "email_challenges"."pending_password_hash" is not null))
);
--> statement-breakpoint
ALTER TABLE "email_challenges" ADD CONSTRAINT "email_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_challenges_user_id" ON "email_challenges" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "email_challenges_expires_at" ON "email_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at") WHERE not "users"."email_verified";