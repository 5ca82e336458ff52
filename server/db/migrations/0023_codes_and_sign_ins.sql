CREATE TABLE "issued_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "issued_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sign_in_steps" ADD COLUMN "keep_signed_in" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "issued_codes_subject" ON "issued_codes" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "issued_codes_code_expires_at" ON "issued_codes" USING btree ("code_expires_at");