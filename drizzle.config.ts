import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` turns a change of the tables into a migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
});
