import { eq } from 'drizzle-orm';
import type { Db } from './client.ts';
import { logos } from './schema.ts';

export async function findLogo(db: Db, hash: string): Promise<Buffer | null> {
  const [row] = await db.select({ bytes: logos.bytes }).from(logos).where(eq(logos.hash, hash));
  return row?.bytes ?? null;
}

export async function insertLogo(db: Db, hash: string, bytes: Buffer): Promise<void> {
  await db.insert(logos).values({ hash, bytes }).onConflictDoNothing();
}
