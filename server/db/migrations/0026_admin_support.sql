-- Written by hand: the backfill before the indexes, and everything after them.
ALTER TABLE "email_challenges" ADD COLUMN "corrected_email" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "target_name" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "business_listings" ADD COLUMN "inactive" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "business_listings" ADD COLUMN "suspended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "business_listings" ADD COLUMN "unused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "business_listings" ADD COLUMN "unlinked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_listings" ADD COLUMN "inactive" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_listings" ADD COLUMN "unverified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_listings" ADD COLUMN "unused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What the listings say about what is stored already: only rows that a filter shows are written.
UPDATE "business_listings" l SET "inactive" = NOT b.is_active, "unlinked" = b.review_url IS NULL,
	"unused" = NOT EXISTS (SELECT FROM business_counts c WHERE c.business_id = b.id AND c.kind IN ('draft', 'google_click', 'facebook_click'))
FROM businesses b WHERE b.id = l.id AND (NOT b.is_active OR b.review_url IS NULL OR
	NOT EXISTS (SELECT FROM business_counts c WHERE c.business_id = b.id AND c.kind IN ('draft', 'google_click', 'facebook_click')));
--> statement-breakpoint
UPDATE "user_listings" l SET "inactive" = NOT u.is_active, "unverified" = NOT u.email_verified,
	"unused" = NOT EXISTS (SELECT FROM business_listings b WHERE b.user_id = u.id AND NOT b.unused)
FROM users u WHERE u.id = l.id AND (NOT u.is_active OR NOT u.email_verified OR
	NOT EXISTS (SELECT FROM business_listings b WHERE b.user_id = u.id AND NOT b.unused));
--> statement-breakpoint
CREATE INDEX "business_listings_inactive_name" ON "business_listings" USING btree ("name","id") WHERE "business_listings"."inactive";--> statement-breakpoint
CREATE INDEX "business_listings_inactive_owner" ON "business_listings" USING btree ("owner","id") WHERE "business_listings"."inactive";--> statement-breakpoint
CREATE INDEX "business_listings_inactive_location" ON "business_listings" USING btree ("location","id") WHERE "business_listings"."inactive";--> statement-breakpoint
CREATE INDEX "business_listings_inactive_created" ON "business_listings" USING btree ("created","id") WHERE "business_listings"."inactive";--> statement-breakpoint
CREATE INDEX "business_listings_suspended_name" ON "business_listings" USING btree ("name","id") WHERE "business_listings"."suspended";--> statement-breakpoint
CREATE INDEX "business_listings_unused_name" ON "business_listings" USING btree ("name","id") WHERE "business_listings"."unused";--> statement-breakpoint
CREATE INDEX "business_listings_unused_owner" ON "business_listings" USING btree ("owner","id") WHERE "business_listings"."unused";--> statement-breakpoint
CREATE INDEX "business_listings_unused_location" ON "business_listings" USING btree ("location","id") WHERE "business_listings"."unused";--> statement-breakpoint
CREATE INDEX "business_listings_unused_created" ON "business_listings" USING btree ("created","id") WHERE "business_listings"."unused";--> statement-breakpoint
CREATE INDEX "business_listings_unlinked_name" ON "business_listings" USING btree ("name","id") WHERE "business_listings"."unlinked";--> statement-breakpoint
CREATE INDEX "business_listings_unlinked_owner" ON "business_listings" USING btree ("owner","id") WHERE "business_listings"."unlinked";--> statement-breakpoint
CREATE INDEX "business_listings_unlinked_location" ON "business_listings" USING btree ("location","id") WHERE "business_listings"."unlinked";--> statement-breakpoint
CREATE INDEX "business_listings_unlinked_created" ON "business_listings" USING btree ("created","id") WHERE "business_listings"."unlinked";--> statement-breakpoint
CREATE INDEX "user_listings_inactive_name" ON "user_listings" USING btree ("name","id") WHERE "user_listings"."inactive";--> statement-breakpoint
CREATE INDEX "user_listings_inactive_email" ON "user_listings" USING btree ("email","id") WHERE "user_listings"."inactive";--> statement-breakpoint
CREATE INDEX "user_listings_inactive_businesses" ON "user_listings" USING btree ("businesses","id") WHERE "user_listings"."inactive";--> statement-breakpoint
CREATE INDEX "user_listings_inactive_status" ON "user_listings" USING btree ("status","id") WHERE "user_listings"."inactive";--> statement-breakpoint
CREATE INDEX "user_listings_inactive_joined" ON "user_listings" USING btree ("joined","id") WHERE "user_listings"."inactive";--> statement-breakpoint
CREATE INDEX "user_listings_unverified_name" ON "user_listings" USING btree ("name","id") WHERE "user_listings"."unverified";--> statement-breakpoint
CREATE INDEX "user_listings_unverified_email" ON "user_listings" USING btree ("email","id") WHERE "user_listings"."unverified";--> statement-breakpoint
CREATE INDEX "user_listings_unverified_businesses" ON "user_listings" USING btree ("businesses","id") WHERE "user_listings"."unverified";--> statement-breakpoint
CREATE INDEX "user_listings_unverified_status" ON "user_listings" USING btree ("status","id") WHERE "user_listings"."unverified";--> statement-breakpoint
CREATE INDEX "user_listings_unverified_joined" ON "user_listings" USING btree ("joined","id") WHERE "user_listings"."unverified";--> statement-breakpoint
CREATE INDEX "user_listings_empty_name" ON "user_listings" USING btree ("name","id") WHERE "user_listings"."businesses" = 0;--> statement-breakpoint
CREATE INDEX "user_listings_empty_email" ON "user_listings" USING btree ("email","id") WHERE "user_listings"."businesses" = 0;--> statement-breakpoint
CREATE INDEX "user_listings_empty_businesses" ON "user_listings" USING btree ("businesses","id") WHERE "user_listings"."businesses" = 0;--> statement-breakpoint
CREATE INDEX "user_listings_empty_status" ON "user_listings" USING btree ("status","id") WHERE "user_listings"."businesses" = 0;--> statement-breakpoint
CREATE INDEX "user_listings_empty_joined" ON "user_listings" USING btree ("joined","id") WHERE "user_listings"."businesses" = 0;--> statement-breakpoint
CREATE INDEX "user_listings_unused_name" ON "user_listings" USING btree ("name","id") WHERE "user_listings"."unused";--> statement-breakpoint
CREATE INDEX "user_listings_unused_email" ON "user_listings" USING btree ("email","id") WHERE "user_listings"."unused";--> statement-breakpoint
CREATE INDEX "user_listings_unused_businesses" ON "user_listings" USING btree ("businesses","id") WHERE "user_listings"."unused";--> statement-breakpoint
CREATE INDEX "user_listings_unused_status" ON "user_listings" USING btree ("status","id") WHERE "user_listings"."unused";--> statement-breakpoint
CREATE INDEX "user_listings_unused_joined" ON "user_listings" USING btree ("joined","id") WHERE "user_listings"."unused";--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_suspended" CHECK (("businesses"."suspended_at" is null) = ("businesses"."suspended_reason" is null));--> statement-breakpoint
-- The listings' flags. Triggers of their own: whatever else lists a row need not know about them.
CREATE FUNCTION flag_listed_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT NOT is_active, NOT email_verified, true INTO NEW.inactive, NEW.unverified, NEW.unused FROM users WHERE id = NEW.id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION flag_listed_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT NOT is_active, suspended_at IS NOT NULL, review_url IS NULL, true
  INTO NEW.inactive, NEW.suspended, NEW.unlinked, NEW.unused FROM businesses WHERE id = NEW.id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION reflag_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_listings SET inactive = NOT NEW.is_active, unverified = NOT NEW.email_verified WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A user who is given a used business is no longer unused. The user's row first, as everywhere.
CREATE FUNCTION reflag_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.user_id <> NEW.user_id THEN
    PERFORM FROM user_listings WHERE id IN (OLD.user_id, NEW.user_id) ORDER BY id FOR NO KEY UPDATE;
    UPDATE user_listings SET unused = false
    WHERE id = NEW.user_id AND unused AND EXISTS (SELECT FROM business_listings WHERE id = NEW.id AND NOT unused);
  END IF;
  UPDATE business_listings SET inactive = NOT NEW.is_active, suspended = NEW.suspended_at IS NOT NULL, unlinked = NEW.review_url IS NULL
  WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Runs with every draft and click, and does nothing unless it is the first of its business on its day.
-- Rows are locked in one order: users by id, then businesses by id.
CREATE FUNCTION note_first_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM added a JOIN business_listings b ON b.id = a.business_id
    WHERE b.unused AND a.kind IN ('draft', 'google_click', 'facebook_click')) THEN RETURN NULL; END IF;
  PERFORM FROM user_listings WHERE id IN (SELECT b.user_id FROM added a JOIN business_listings b ON b.id = a.business_id WHERE b.unused)
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE user_listings SET unused = false WHERE unused AND id IN (SELECT b.user_id FROM added a JOIN business_listings b ON b.id = a.business_id
    WHERE a.kind IN ('draft', 'google_click', 'facebook_click'));
  PERFORM FROM business_listings WHERE unused AND id IN (SELECT business_id FROM added) ORDER BY id FOR NO KEY UPDATE;
  UPDATE business_listings SET unused = false WHERE unused AND id IN (SELECT business_id FROM added
    WHERE kind IN ('draft', 'google_click', 'facebook_click'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER flag_listed_user BEFORE INSERT ON user_listings FOR EACH ROW EXECUTE FUNCTION flag_listed_user();--> statement-breakpoint
CREATE TRIGGER flag_listed_business BEFORE INSERT ON business_listings FOR EACH ROW EXECUTE FUNCTION flag_listed_business();--> statement-breakpoint
CREATE TRIGGER reflag_user AFTER UPDATE ON users FOR EACH ROW
WHEN ((OLD.is_active, OLD.email_verified) IS DISTINCT FROM (NEW.is_active, NEW.email_verified)) EXECUTE FUNCTION reflag_user();--> statement-breakpoint
CREATE TRIGGER reflag_business AFTER UPDATE ON businesses FOR EACH ROW
WHEN ((OLD.user_id, OLD.is_active, OLD.suspended_at IS NULL, OLD.review_url IS NULL) IS DISTINCT FROM
  (NEW.user_id, NEW.is_active, NEW.suspended_at IS NULL, NEW.review_url IS NULL)) EXECUTE FUNCTION reflag_business();--> statement-breakpoint
CREATE TRIGGER note_first_use AFTER INSERT ON business_counts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_first_use();--> statement-breakpoint
-- The audit trail keeps the names that people and businesses had; rows written before this have none.
CREATE FUNCTION name_audited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.actor_name := coalesce(NEW.actor_name, (SELECT name FROM users WHERE id = NEW.actor_id));
  NEW.target_name := coalesce(NEW.target_name, CASE NEW.target_kind
    WHEN 'user' THEN (SELECT name FROM users WHERE id = NEW.target_id)
    WHEN 'business' THEN (SELECT name FROM businesses WHERE id = NEW.target_id) END);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER name_audited BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION name_audited();--> statement-breakpoint
-- The form that searches compare, as in contract/search-text.ts.
CREATE FUNCTION searched_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(plain_letters(regexp_replace(normalize(translate(value, '''‘’ʼ`´′', ''), NFKD), '[\u0300-\u036f]', '', 'g')));
