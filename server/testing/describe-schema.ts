import type pg from 'pg';

/** `schemaLines` as one text. */
export async function describeSchema(database: Pick<pg.Pool, 'query'>): Promise<string> {
  return (await schemaLines(database)).join('\n');
}

/**
 * Everything that PostgreSQL's catalogs say about our schemas, one entry each, in an order that makes two
 * databases comparable: extensions, tables, columns in their order, sequences, constraints, indexes,
 * triggers, functions, types, views, policies, comments, and who may do what.
 */
export async function schemaLines(database: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const lines: string[] = [];
  for (const query of Object.values(queries)) {
    const { rows } = await database.query<{ line: string }>(query);
    lines.push(...rows.map(({ line }) => line));
  }
  return lines;
}

const ours = `(select oid from pg_namespace where nspname in ('public', 'drizzle'))`;

/** What an extension brought along is described by the extension's name. */
const notOfExtension = (catalog: string, alias: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${alias}.oid and d.deptype = 'e')`;

/** Owners and rights by who they are to the database: roles have other names elsewhere. */
const rights = (acl: string, owner: string) => `case when ${acl} is null then '' else
  ' rights ' || replace(${acl}::text, pg_get_userbyid(${owner}), 'owner') end`;

const queries = {
  extensions: `select format('extension %s in %s', extname, extnamespace::regnamespace) as line
    from pg_extension where extname <> 'plpgsql' order by 1`,

  schemas: `select format('schema %s', nspname) || ${rights('nspacl', 'nspowner')} as line
    from pg_namespace where oid in ${ours} and nspname <> 'public' order by 1`,

  relations: `select format('%s %s.%s persistence %s%s%s%s', case relkind when 'r' then 'table' when 'S' then 'sequence'
      when 'v' then 'view' when 'm' then 'materialized view' else relkind::text end, relnamespace::regnamespace, relname, relpersistence,
      case when relrowsecurity then ' row security' else '' end, coalesce(' ' || reloptions::text, ''),
      coalesce(' toast ' || (select t.reloptions::text from pg_class t where t.oid = c.reltoastrelid), ''))
      || ${rights('relacl', 'relowner')} || coalesce(' as ' || case when relkind in ('v', 'm') then pg_get_viewdef(c.oid) end, '') as line
    from pg_class c where relnamespace in ${ours} and relkind in ('r', 'S', 'v', 'm', 'p', 'f')
      and ${notOfExtension('pg_class', 'c')} order by 1`,

  columns: `select format('column %s.%s %s%s%s%s%s storage %s', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' else '' end,
      coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), ''),
      case a.attidentity when 'a' then ' identity always' when 'd' then ' identity by default' else '' end
        || case a.attgenerated when '' then '' else ' generated ' || a.attgenerated::text end,
      case when a.attcollation not in (0, t.typcollation) then ' collate ' || a.attcollation::regcollation else '' end,
      a.attstorage) || coalesce(' rights ' || a.attacl::text, '') as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace in ${ours} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
    order by a.attrelid::regclass::text collate "C", a.attnum`,

  sequences: `select format('sequence %s %s from %s by %s between %s and %s cache %s%s of %s', s.seqrelid::regclass, s.seqtypid::regtype,
      s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, case when s.seqcycle then ' cycle' else '' end,
      (select format('%s.%s', d.refobjid::regclass, a.attname) from pg_depend d
        join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
        where d.classid = 'pg_class'::regclass and d.objid = s.seqrelid and d.deptype in ('a', 'i'))) as line
    from pg_sequence s join pg_class c on c.oid = s.seqrelid where c.relnamespace in ${ours} order by 1`,

  constraints: `select format('constraint %s on %s %s%s', conname, conrelid::regclass, pg_get_constraintdef(oid),
      case when convalidated then '' else ' (never checked)' end) as line
    from pg_constraint where connamespace in ${ours} and contype <> 'n' order by conrelid::regclass::text collate "C", conname collate "C"`,

  indexes: `select format('index %s%s', pg_get_indexdef(indexrelid), case when indisvalid and indisready then '' else ' (not usable)' end) as line
    from pg_index join pg_class c on c.oid = indrelid where c.relnamespace in ${ours} order by indexrelid::regclass::text collate "C"`,

  triggers: `select format('trigger %s enabled %s', pg_get_triggerdef(oid), tgenabled) as line
    from pg_trigger where not tgisinternal order by tgrelid::regclass::text collate "C", tgname collate "C"`,

  functions: `select rtrim(pg_get_functiondef(p.oid), E'\\n') || ${rights('proacl', 'proowner')} as line
    from pg_proc p where pronamespace in ${ours} and prokind in ('f', 'p') and ${notOfExtension('pg_proc', 'p')}
    order by p.oid::regprocedure::text collate "C"`,

  types: `select format('type %s %s %s', t.oid::regtype, typtype, (select array_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = t.oid)) as line
    from pg_type t where typnamespace in ${ours} and typtype in ('e', 'd', 'r') and ${notOfExtension('pg_type', 't')} order by 1`,

  others: `select line from (
      select format('policy %s on %s', polname, polrelid::regclass) as line from pg_policy
      union all select format('rule %s', pg_get_ruledef(r.oid)) from pg_rewrite r join pg_class c on c.oid = r.ev_class where c.relnamespace in ${ours} and rulename <> '_RETURN'
      union all select format('statistics %s', pg_get_statisticsobjdef(oid)) from pg_statistic_ext where stxnamespace in ${ours}
      union all select format('publication %s', pubname) from pg_publication
      union all select format('default rights %s %s', defaclobjtype, defaclacl) from pg_default_acl
      union all select format('comment on %s: %s', pg_describe_object(classoid, objoid, objsubid), description)
        from pg_description where classoid = 'pg_class'::regclass and objoid in (select oid from pg_class where relnamespace in ${ours})
    ) as o order by line collate "C"`,
};
