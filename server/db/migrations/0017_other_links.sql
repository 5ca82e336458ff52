-- Written by hand from the first function on: the listings' copy of the column, and its value for what is stored already.
ALTER TABLE "businesses" ADD COLUMN "has_other_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "business_listings" ADD COLUMN "other_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "business_listings_other_name" ON "business_listings" USING btree ("name","id") WHERE "business_listings"."other_link";--> statement-breakpoint
CREATE INDEX "business_listings_other_owner" ON "business_listings" USING btree ("owner","id") WHERE "business_listings"."other_link";--> statement-breakpoint
CREATE INDEX "business_listings_other_location" ON "business_listings" USING btree ("location","id") WHERE "business_listings"."other_link";--> statement-breakpoint
CREATE INDEX "business_listings_other_created" ON "business_listings" USING btree ("created","id") WHERE "business_listings"."other_link";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_listings l SET businesses = l.businesses + more.count
  FROM (SELECT user_id, count(*) FROM added GROUP BY user_id) more WHERE l.id = more.user_id;
  INSERT INTO business_listings (id, user_id, text, name, owner, location, created, other_link)
  SELECT b.id, b.user_id, concat(' ', b.search_text, ' ', u.search_text), listing_key(b.name), listing_key(u.name || ' ' || u.email),
    listing_place(b.city, b.state), listing_moment(b.created_at), b.has_other_link
  FROM added b JOIN users u ON u.id = b.user_id;
  INSERT INTO size_changes (businesses, active)
  SELECT count(*), count(*) FILTER (WHERE is_active) FROM added HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION relist_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.user_id <> NEW.user_id THEN
    UPDATE user_listings SET businesses = businesses + CASE id WHEN NEW.user_id THEN 1 ELSE -1 END
    WHERE id IN (OLD.user_id, NEW.user_id);
  END IF;
  UPDATE business_listings l SET user_id = NEW.user_id, text = concat(' ', NEW.search_text, ' ', u.search_text), name = listing_key(NEW.name),
    owner = listing_key(u.name || ' ' || u.email), location = listing_place(NEW.city, NEW.state), created = listing_moment(NEW.created_at),
    other_link = NEW.has_other_link
  FROM users u WHERE u.id = NEW.user_id AND l.id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER relist_business ON businesses;
--> statement-breakpoint
CREATE TRIGGER relist_business AFTER UPDATE ON businesses FOR EACH ROW
WHEN ((OLD.user_id, OLD.name, OLD.city, OLD.state, OLD.search_text, OLD.created_at, OLD.has_other_link) IS DISTINCT FROM
  (NEW.user_id, NEW.name, NEW.city, NEW.state, NEW.search_text, NEW.created_at, NEW.has_other_link)) EXECUTE FUNCTION relist_business();
--> statement-breakpoint
-- As contract/link-hosts.ts decides from now on, except for pages that only send people on.
UPDATE businesses SET has_other_link = true
WHERE lower(substring(review_url from '^[^:]+://([^/?#:\\]+)')) !~ '^(((www|maps|search|business)\.)?google\.(com|cat|ad|ae|al|am|as|at|az|ba|be|bf|bg|bi|bj|bs|bt|by|ca|cd|cf|cg|ch|ci|cl|cm|cn|cv|cz|de|dj|dk|dm|dz|ee|es|fi|fm|fr|ga|ge|gg|gl|gm|gr|gy|hn|hr|ht|hu|ie|im|iq|is|it|je|jo|kg|ki|kz|la|li|lk|lt|lu|lv|md|me|mg|mk|ml|mn|mu|mv|mw|ne|nl|no|nr|nu|pl|pn|ps|pt|ro|rs|ru|rw|sc|se|sh|si|sk|sm|sn|so|sr|st|td|tg|tl|tm|tn|to|tt|vu|ws|co\.(ao|bw|ck|cr|id|il|in|jp|ke|kr|ls|ma|mz|nz|th|tz|ug|uk|uz|ve|vi|za|zm|zw)|com\.(af|ag|ar|au|bd|bh|bn|bo|br|bz|co|cu|cy|do|ec|eg|et|fj|gh|gi|gt|hk|jm|kh|kw|lb|ly|mm|mt|mx|my|na|ng|ni|np|om|pa|pe|pg|ph|pk|pr|py|qa|sa|sb|sg|sl|sv|tj|tr|tw|ua|uy|vc|vn))|g\.page|g\.co|goo\.gl|maps\.app\.goo\.gl|share\.google)$'
  OR lower(substring(facebook_url from '^[^:]+://([^/?#:\\]+)')) !~ '^(([a-z]+(-[a-z]+)?\.)?facebook\.com|(www\.)?fb\.(com|me))$';
