import pg from 'pg';
import { searchText } from '../contract/search-text.ts';
import type { Context } from '../server/context.ts';
import { seededRandom, type Random } from '../server/domain/drafting/writer/seeded-random.ts';

/** Rows per statement. */
const batch = 5_000;

/**
 * Fills an empty database with users and businesses, deterministic in the seed. Realistically skewed: a
 * tenth are "Dental", big cities are more common than small ones, and most owners have a few businesses
 * while some have very many. One in twenty has a link to another site, one in three has no Google link, one
 * in 25 is inactive, one in 10,000 is suspended, and two in five were never used.
 */
export async function addManyBusinesses(
  { database }: Pick<Context['config'], 'database'>,
  { users, businesses, seed = 'many' }: { users: number; businesses: number; seed?: string },
): Promise<void> {
  const random = seededRandom(seed);
  // Not one of the app's connections, which end a statement after seconds: indexing a million rows is slow.
  if (database.kind !== 'external') throw new Error('Many businesses need an external database.');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const rebuild = await dropIndexes(client);
    await addPeople(client, users, random);
    for (let first = 1; first <= businesses; first += batch) {
      const count = Math.min(batch, businesses - first + 1);
      await addBusinesses(client, { first, count, users }, random);
    }
    await rebuild();
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function addPeople(client: pg.Client, count: number, random: Random): Promise<void> {
  for (let first = 1; first <= count; first += batch) {
    const people = Array.from({ length: Math.min(batch, count - first + 1) }, (_, index) =>
      makePerson(first + index, random),
    );
    await client.query(
      `insert into users (name, email, search_text, email_verified, is_active, created_at)
       select name, email, text, verified, active, now() - age * interval '1 minute'
       from unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::boolean[], $6::int[])
         as people (name, email, text, verified, active, age)`,
      columns(people),
    );
  }
}

function makePerson(number: number, random: Random) {
  const first = skewed(firstNames, random);
  const last = skewed(lastNames, random);
  const email = `${plain(first)}.${plain(last)}${number}@${skewed(mailHosts, random)}`;
  const name = `${first} ${last}`;
  return [
    name,
    email,
    searchText(name, email),
    random.next() < 0.97,
    random.next() < 0.95,
    Math.floor(random.next() * 2_000_000),
  ];
}

async function addBusinesses(
  client: pg.Client,
  { first, count, users }: { first: number; count: number; users: number },
  random: Random,
): Promise<void> {
  const made = Array.from({ length: count }, (_, index) =>
    makeBusiness(first + index, users, random),
  );
  await client.query(
    `insert into businesses (user_id, slug, name, city, state, search_text, categories, keywords, created_at,
       has_other_link, review_url, is_active, suspended_at, suspended_reason)
     select owner, slug, name, city, state, text, array[category], keywords::jsonb, now() - age * interval '1 minute',
       age % 20 = 0, case when age % 3 > 0 then 'https://g.page/r/' || slug || '/review' end, age % 25 > 0,
       case when age % 10000 = 7 then now() end, case when age % 10000 = 7 then 'A wrong link.' end
     from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::int[])
       as made (owner, slug, name, city, state, text, category, keywords, age)`,
    columns(made),
  );
  await client.query(
    `insert into business_counts (business_id, day, kind, count)
     select id, current_date, 'draft', 1 from businesses where id >= $1 and id % 5 > 1`,
    [first],
  );
}

function makeBusiness(number: number, users: number, random: Random) {
  const kind = random.next() < 0.1 ? 'Dental' : skewed(kinds, random);
  const name =
    `${skewed([...places, ...lastNames], random)} ${kind} ${skewed(endings, random)}`.trim();
  const slug = `${plain(name)}-${number}`.replace('--', '-');
  const [city, state] = (random.next() < 0.97 ? skewed(cities, random) : '|').split('|');
  const phrases = Array.from({ length: 6 }, (_, index) => ({
    keyword: `${kind} ${index} near me in ${city}`,
    isLocalSeo: index > 2,
  }));
  // Raised to a power, so that some owners have many times as many as others.
  const owner = 1 + Math.floor(random.next() ** 1.5 * users);
  return [
    owner,
    slug,
    name,
    city || null,
    state || null,
    searchText(name, slug, city, state),
    kind,
    JSON.stringify(phrases),
    Math.floor(random.next() * 1_000_000),
  ];
}

/** Picks from a list; earlier entries are more likely. */
function skewed(list: readonly string[], random: Random): string {
  return list[Math.floor(random.next() ** 2 * list.length)] ?? '';
}

function plain(text: string): string {
  return searchText(text).replace(/[^a-z\d]+/g, '-');
}

/** Transposes rows into the columns that `unnest` takes. */
function columns(rows: readonly unknown[][]): unknown[][] {
  const [first = []] = rows;
  return first.map((_, column) => rows.map((row) => row[column]));
}

/** Building an index over existing rows is much faster than updating it row by row. */
async function dropIndexes(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('user_listings', 'business_listings') and indexname not like '%_pkey'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}

const words = (text: string) => text.split(/\s*,\s*/);

const firstNames = words(
  'Maria, James, Linda, Robert, Patricia, Michael, Jennifer, David, Elizabeth, William, Susan, Richard, Jessica, Joseph, Sarah, Thomas, Karen, Carlos, Nancy, Daniel, Lisa, Matthew, Betty, Anthony, Margaret, Mark, Sandra, Steven, Ashley, Paul, Emily, Andrew, Donna, Joshua, Michelle, Kenneth, Carol, Kevin, Amanda, Brian, Melissa, George, Deborah, Timothy, Stephanie, Ronald, Rebecca, Jason, Sharon, Edward, Laura, Jeffrey, Cynthia, Ryan, Kathleen, Jacob, Amy, Gary, Angela, Nicholas, Priya, Wei, José, Zoë, Renée, Søren, Łukasz, Oksana, Tuan, Yuki',
);
const lastNames = words(
  'Smith, Johnson, Williams, Brown, Jones, Garcia, Miller, Davis, Rodriguez, Martinez, Hernandez, Lopez, Gonzalez, Wilson, Anderson, Thomas, Taylor, Moore, Jackson, Martin, Lee, Perez, Thompson, White, Harris, Sanchez, Clark, Ramirez, Lewis, Robinson, Walker, Young, Allen, King, Wright, Scott, Torres, Nguyen, Hill, Flores, Green, Adams, Nelson, Baker, Hall, Rivera, Campbell, Mitchell, Carter, Roberts, Gomez, Phillips, Evans, Turner, Diaz, Parker, Cruz, Edwards, Collins, Reyes, Stewart, Morris, Morales, Murphy, Cook, Rogers, Gutierrez, Ortiz, Morgan, Cooper, Peterson, Bailey, Reed, Kelly, Howard, Ramos, Kim, Cox, Ward, Richardson, Watson, Brooks, Chavez, Wood, James, Bennett, Gray, Mendoza, Ruiz, Hughes, Price, Álvarez, Castillo, Sanders, Patel, Myers, Long, Ross, Foster, Jiménez, Muñoz, Zimmermann, Quigley, Vasquez-Ostrowski',
);
const mailHosts = words(
  'mail.example.com, post.example.com, work.example.net, clinic.example.org, office.example.net, shop.example.com',
);
const places = words(
  'Riverside, Maple Street, Harbor, Old Mill, Downtown, Lakeview, Sunrise, Oak Hill, Valley, Westside, Eastgate, Northpoint, Southport, Cedar, Pine Ridge, Golden, Silver Creek, Highland, Prairie, Meadow, Bayside, Coastal, Summit, Canyon, Garden, Heritage, Liberty, Union, Central, Park Avenue, Main Street, Willow, Magnolia, Blue Heron, Redwood, Stone Bridge, Crescent, Evergreen, Fairview, Grand, Zenith',
);
const kinds = words(
  'Physical Therapy, Family Medicine, Auto Repair, Hair Salon, Pediatrics, Plumbing, Roofing, Vision Care, Chiropractic, Animal Hospital, Bakery, Coffee House, Yoga Studio, Law Office, Accounting, Dermatology, Orthodontics, Pharmacy, Landscaping, Electric, Fitness, Cleaning Service, Pizza, Barber Shop, Nail Bar, Massage, Acupuncture, Optometry, Tire Center, Florist, Insurance, Realty, Tutoring, Daycare, Moving Company, Locksmith, Photography, Tailor, Bookstore, Xylophone Repair',
);
const endings = words(
  ', Center, Care, & Sons, Group, of Hope, Clinic, Associates, Partners, LLC, Co., Services',
);
const cities = words(
  'New York|NY, Los Angeles|CA, Chicago|IL, Houston|TX, Phoenix|AZ, Philadelphia|PA, San Antonio|TX, San Diego|CA, Dallas|TX, Austin|TX, Jacksonville|FL, San José|CA, Columbus|OH, Charlotte|NC, Indianapolis|IN, Seattle|WA, Denver|CO, Boston|MA, Nashville|TN, Detroit|MI, Portland|OR, Las Vegas|NV, Memphis|TN, Louisville|KY, Baltimore|MD, Milwaukee|WI, Albuquerque|NM, Tucson|AZ, Fresno|CA, Sacramento|CA, Mesa|AZ, Atlanta|GA, Omaha|NE, Raleigh|NC, Miami|FL, Oakland|CA, Tulsa|OK, Minneapolis|MN, Wichita|KS, Arlington|TX, Tampa|FL, New Orleans|LA, Honolulu|HI, Anaheim|CA, Lexington|KY, Stockton|CA, Newark|NJ, Buffalo|NY, Lincoln|NE, Boise|ID, Spokane|WA, Des Moines|IA, Montgomery|AL, Modesto|CA, Fayetteville|NC, Tacoma|WA, Akron|OH, Yonkers|NY, Mobile|AL, Little Rock|AR, Salt Lake City|UT, Tallahassee|FL, Worcester|MA, Knoxville|TN, Providence|RI, Chattanooga|TN, Fort Collins|CO, Eugene|OR, Cary|NC, Salinas|CA, Kalamazoo|MI, Zanesville|OH',
);
