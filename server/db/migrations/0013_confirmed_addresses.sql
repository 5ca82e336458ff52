CREATE TABLE "address_confirmations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "address_confirmations_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "address_confirmations_email_lower" CHECK ("address_confirmations"."email" = lower("address_confirmations"."email"))
);
--> statement-breakpoint
CREATE TABLE "confirmed_addresses" (
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "confirmed_addresses_pkey" PRIMARY KEY("user_id","email"),
	CONSTRAINT "confirmed_addresses_email_lower" CHECK ("confirmed_addresses"."email" = lower("confirmed_addresses"."email"))
);
--> statement-breakpoint
ALTER TABLE "address_confirmations" ADD CONSTRAINT "address_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_addresses" ADD CONSTRAINT "confirmed_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_confirmations_user_id" ON "address_confirmations" USING btree ("user_id","email");--> statement-breakpoint
CREATE INDEX "address_confirmations_expires_at" ON "address_confirmations" USING btree ("expires_at");