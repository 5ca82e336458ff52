-- Written by hand from the first function on, up to the indexes: what keeps the listings in step (docs/decisions/0017-lists-that-grow.md).
CREATE TABLE "business_listings" (
	"id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"owner" text COLLATE "C" NOT NULL,
	"location" text COLLATE "C" NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "size_changes" (
	"users" integer DEFAULT 0 NOT NULL,
	"businesses" integer DEFAULT 0 NOT NULL,
	"active" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_listings" (
	"id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"businesses" integer DEFAULT 0 NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"joined" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "businesses_search_text_trgm";--> statement-breakpoint
DROP INDEX "users_search_text_trgm";--> statement-breakpoint
ALTER TABLE "business_listings" ADD CONSTRAINT "business_listings_id_businesses_id_fk" FOREIGN KEY ("id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_listings" ADD CONSTRAINT "user_listings_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Letters that are not made of a plain one and an accent, as people type them without (search-text.ts).
CREATE FUNCTION plain_letters(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(regexp_replace(regexp_replace(replace(translate(value, 'ØøŁłĐđĦħıÐð', 'oollddhhidd'), 'ß', 'ss'), '[Ææ]', 'ae', 'g'), '[Œœ]', 'oe', 'g'), '[Þþ]', 'th', 'g');
--> statement-breakpoint
-- What an order compares: without case, accents and leading signs; short enough for any index.
CREATE FUNCTION listing_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN left(ltrim(regexp_replace(lower(plain_letters(normalize(value, NFKD))), '[\u0300-\u036f]', '', 'g'), E' "''.,-_#&*!?()[]/“”‘’«»'), 80);
--> statement-breakpoint
-- What was stored before such letters were folded.
UPDATE users SET search_text = plain_letters(search_text) WHERE search_text <> plain_letters(search_text);
--> statement-breakpoint
UPDATE businesses SET search_text = plain_letters(search_text) WHERE search_text <> plain_letters(search_text);
--> statement-breakpoint
CREATE FUNCTION listing_status("user" users) RETURNS text LANGUAGE sql STABLE
RETURN CASE WHEN NOT ("user").is_active THEN '3' WHEN NOT ("user").email_verified THEN '2' ELSE '1' END || listing_key(("user").name);
--> statement-breakpoint
CREATE FUNCTION listing_place(city text, state text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN city IS NULL AND state IS NULL THEN chr(1114111) ELSE listing_key(concat_ws(' ', city, state)) END;
--> statement-breakpoint
CREATE FUNCTION listing_moment(moment timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (extract(epoch FROM moment) * 1000000)::bigint;
--> statement-breakpoint
CREATE FUNCTION list_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_listings (id, text, name, email, status, joined)
  SELECT u.id, ' ' || u.search_text, listing_key(u.name), listing_key(u.email), listing_status(u), listing_moment(u.created_at)
  FROM users u WHERE u.id IN (SELECT id FROM added);
  INSERT INTO size_changes (users) SELECT count(*) FROM added HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The user's row first: who lists a business of theirs meanwhile locks it too, and then sees the change.
CREATE FUNCTION relist_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_listings SET text = ' ' || NEW.search_text, name = listing_key(NEW.name), email = listing_key(NEW.email),
    status = listing_status(NEW), joined = listing_moment(NEW.created_at)
  WHERE id = NEW.id;
  IF (OLD.name, OLD.email, OLD.search_text) IS DISTINCT FROM (NEW.name, NEW.email, NEW.search_text) THEN
    UPDATE business_listings l SET text = concat(' ', b.search_text, ' ', NEW.search_text), owner = listing_key(NEW.name || ' ' || NEW.email)
    FROM businesses b WHERE b.user_id = NEW.id AND l.id = b.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION unlist_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO size_changes (users) SELECT -count(*) FROM removed HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION list_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_listings l SET businesses = l.businesses + more.count
  FROM (SELECT user_id, count(*) FROM added GROUP BY user_id) more WHERE l.id = more.user_id;
  INSERT INTO business_listings (id, user_id, text, name, owner, location, created)
  SELECT b.id, b.user_id, concat(' ', b.search_text, ' ', u.search_text), listing_key(b.name), listing_key(u.name || ' ' || u.email),
    listing_place(b.city, b.state), listing_moment(b.created_at)
  FROM added b JOIN users u ON u.id = b.user_id;
  INSERT INTO size_changes (businesses, active)
  SELECT count(*), count(*) FILTER (WHERE is_active) FROM added HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION relist_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.user_id <> NEW.user_id THEN
    UPDATE user_listings SET businesses = businesses + CASE id WHEN NEW.user_id THEN 1 ELSE -1 END
    WHERE id IN (OLD.user_id, NEW.user_id);
  END IF;
  UPDATE business_listings l SET user_id = NEW.user_id, text = concat(' ', NEW.search_text, ' ', u.search_text), name = listing_key(NEW.name),
    owner = listing_key(u.name || ' ' || u.email), location = listing_place(NEW.city, NEW.state), created = listing_moment(NEW.created_at)
  FROM users u WHERE u.id = NEW.user_id AND l.id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION switch_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO size_changes (active) VALUES (CASE WHEN NEW.is_active THEN 1 ELSE -1 END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION unlist_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_listings l SET businesses = l.businesses - less.count
  FROM (SELECT user_id, count(*) FROM removed GROUP BY user_id) less WHERE l.id = less.user_id;
  INSERT INTO size_changes (businesses, active)
  SELECT -count(*), -count(*) FILTER (WHERE is_active) FROM removed HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER list_users AFTER INSERT ON users REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION list_users();--> statement-breakpoint
CREATE TRIGGER unlist_users AFTER DELETE ON users REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION unlist_users();--> statement-breakpoint
CREATE TRIGGER relist_user AFTER UPDATE ON users FOR EACH ROW
WHEN ((OLD.name, OLD.email, OLD.search_text, OLD.is_active, OLD.email_verified, OLD.created_at) IS DISTINCT FROM
  (NEW.name, NEW.email, NEW.search_text, NEW.is_active, NEW.email_verified, NEW.created_at)) EXECUTE FUNCTION relist_user();--> statement-breakpoint
CREATE TRIGGER list_businesses AFTER INSERT ON businesses REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION list_businesses();--> statement-breakpoint
CREATE TRIGGER relist_business AFTER UPDATE ON businesses FOR EACH ROW
WHEN ((OLD.user_id, OLD.name, OLD.city, OLD.state, OLD.search_text, OLD.created_at) IS DISTINCT FROM
  (NEW.user_id, NEW.name, NEW.city, NEW.state, NEW.search_text, NEW.created_at)) EXECUTE FUNCTION relist_business();--> statement-breakpoint
CREATE TRIGGER switch_business AFTER UPDATE ON businesses FOR EACH ROW
WHEN (OLD.is_active <> NEW.is_active) EXECUTE FUNCTION switch_business();--> statement-breakpoint
CREATE TRIGGER unlist_businesses AFTER DELETE ON businesses REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION unlist_businesses();--> statement-breakpoint
INSERT INTO user_listings (id, text, name, email, businesses, status, joined)
SELECT u.id, ' ' || u.search_text, listing_key(u.name), listing_key(u.email),
  (SELECT count(*) FROM businesses b WHERE b.user_id = u.id), listing_status(u), listing_moment(u.created_at)
FROM users u;
--> statement-breakpoint
INSERT INTO business_listings (id, user_id, text, name, owner, location, created)
SELECT b.id, b.user_id, concat(' ', b.search_text, ' ', u.search_text), listing_key(b.name), listing_key(u.name || ' ' || u.email),
  listing_place(b.city, b.state), listing_moment(b.created_at)
FROM businesses b JOIN users u ON u.id = b.user_id;
--> statement-breakpoint
INSERT INTO size_changes (users, businesses, active)
SELECT (SELECT count(*) FROM users), count(*), count(*) FILTER (WHERE is_active) FROM businesses;
--> statement-breakpoint
CREATE INDEX "business_listings_of_user" ON "business_listings" USING btree ("user_id","name","id");--> statement-breakpoint
CREATE INDEX "business_listings_text" ON "business_listings" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "business_listings_name" ON "business_listings" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "business_listings_owner" ON "business_listings" USING btree ("owner","id");--> statement-breakpoint
CREATE INDEX "business_listings_location" ON "business_listings" USING btree ("location","id");--> statement-breakpoint
CREATE INDEX "business_listings_created" ON "business_listings" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "user_listings_text" ON "user_listings" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_listings_name" ON "user_listings" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "user_listings_email" ON "user_listings" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "user_listings_businesses" ON "user_listings" USING btree ("businesses","id");--> statement-breakpoint
CREATE INDEX "user_listings_status" ON "user_listings" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "user_listings_joined" ON "user_listings" USING btree ("joined","id");