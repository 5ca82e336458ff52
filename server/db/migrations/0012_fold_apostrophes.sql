-- What was stored while searches still compared apostrophes (search-text.ts). Triggers update the listings.
UPDATE users SET search_text = translate(search_text, '''‘’ʼ`´′', '') WHERE search_text ~ '[''‘’ʼ`´′]';
--> statement-breakpoint
UPDATE businesses SET search_text = translate(search_text, '''‘’ʼ`´′', '') WHERE search_text ~ '[''‘’ʼ`´′]';
