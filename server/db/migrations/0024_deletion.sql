-- Written by hand from the first function on: deleted rows leave the listings and the sizes at once, and come back when restored.
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "business_listings" ADD COLUMN "deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_listings" ADD COLUMN "deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("deleted_at") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "businesses_deleted" ON "businesses" USING btree ("deleted_at") WHERE "businesses"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "user_listings_deleted" ON "user_listings" USING btree ("name","id") WHERE "user_listings"."deleted";--> statement-breakpoint
CREATE FUNCTION hide_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END;
BEGIN
  UPDATE user_listings SET deleted = NEW.deleted_at IS NOT NULL WHERE id = NEW.id;
  UPDATE business_listings l SET deleted = NEW.deleted_at IS NOT NULL
  FROM businesses b WHERE b.user_id = NEW.id AND b.deleted_at IS NULL AND l.id = b.id;
  INSERT INTO size_changes (users, businesses, active)
  SELECT sign, sign * count(*), sign * count(*) FILTER (WHERE is_active)
  FROM businesses WHERE user_id = NEW.id AND deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION hide_business() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END;
  owner_deleted boolean := EXISTS (SELECT FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL);
BEGIN
  UPDATE user_listings SET businesses = businesses + sign WHERE id = NEW.user_id;
  UPDATE business_listings SET deleted = NEW.deleted_at IS NOT NULL OR owner_deleted WHERE id = NEW.id;
  -- Those of a deleted owner were subtracted with the owner.
  IF NOT owner_deleted THEN
    INSERT INTO size_changes (businesses, active) VALUES (sign, CASE WHEN NEW.is_active THEN sign ELSE 0 END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- When businesses go with their owner, nothing says any more that the owner was deleted before.
CREATE FUNCTION hide_businesses_of_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE businesses SET deleted_at = OLD.deleted_at WHERE user_id = OLD.id AND deleted_at IS NULL;
  RETURN OLD;
END $$;
--> statement-breakpoint
-- As before, except for what was subtracted when it was deleted.
CREATE OR REPLACE FUNCTION unlist_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO size_changes (users) SELECT -count(*) FROM removed WHERE deleted_at IS NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION unlist_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_listings l SET businesses = l.businesses - less.count
  FROM (SELECT user_id, count(*) FROM removed WHERE deleted_at IS NULL GROUP BY user_id) less WHERE l.id = less.user_id;
  INSERT INTO size_changes (businesses, active)
  SELECT -count(*), -count(*) FILTER (WHERE is_active) FROM removed WHERE deleted_at IS NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER hide_user AFTER UPDATE OF deleted_at ON users FOR EACH ROW
WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION hide_user();--> statement-breakpoint
CREATE TRIGGER hide_business AFTER UPDATE OF deleted_at ON businesses FOR EACH ROW
WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION hide_business();--> statement-breakpoint
CREATE TRIGGER hide_businesses_of_deleted_user BEFORE DELETE ON users FOR EACH ROW
WHEN (OLD.deleted_at IS NOT NULL) EXECUTE FUNCTION hide_businesses_of_deleted_user();
