-- Fingerprints of the old size say nothing about beginnings; drafts make new ones.
DELETE FROM "draft_fingerprints";--> statement-breakpoint
ALTER TABLE "draft_fingerprints" DROP CONSTRAINT "draft_fingerprints_print";--> statement-breakpoint
ALTER TABLE "draft_fingerprints" ADD CONSTRAINT "draft_fingerprints_print" CHECK (octet_length("draft_fingerprints"."print") = 196);