import pg from 'pg'
import sql from 'sql-template-tag'
import { describe, expect, it, onTestFinished } from 'vitest'
import { postgresDatabase } from '#test/support/database.ts'
import { importWholeList } from '#test/support/imports.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { loadCatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import { resumeImports } from '../catalogue/import/import-journal.ts'
import type { Database } from './database.ts'
import type { DatabaseConnection } from './database-connection.ts'
import { embeddedDatabase } from './embedded.ts'
import { startInMemory } from './embedded-engine.ts'
import { migrateDatabase, readMigrations } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const now = () => new Date('2026-11-21T12:00:00Z')

/** What the seven migrations before the search index stored, written by SQL as that version wrote it. */
const oldCatalogue = `
  update catalogue set version = 12, source = 'caixa', list_date = '2026-01-20', updated_at = '2026-01-20T12:00:00Z';
  insert into imports (id, status, source, file, list_date, states, partial, started_at) overriding system value values
    (1, 'done', 'demo', 'demonstração', '2025-12-01', '{SP,RJ}', false, '2025-12-01'),
    (2, 'done', 'caixa', 'a.csv', '2026-01-05', '{SP}', true, '2026-01-05'),
    (3, 'done', 'caixa', 'a.csv', '2026-01-08', '{SP,RJ}', false, '2026-01-08'),
    (4, 'dropped', 'caixa', 'a.csv', '2026-01-01', '{SP}', false, '2026-01-09'),
    (5, 'done', 'caixa', 'a.csv', '2026-01-12', '{SP}', false, '2026-01-12'),
    (6, 'done', 'caixa', 'a.csv', '2026-01-16', '{SP}', false, '2026-01-16'),
    (7, 'done', 'caixa', 'a.csv', '2026-01-20', '{SP}', false, '2026-01-20'),
    (8, 'applying', 'caixa', 'b.csv', '2026-01-20', '{MG}', false, '2026-01-20');
  select setval(pg_get_serial_sequence('imports', 'id'), 8);
  insert into state_lists values ('SP', '2026-01-20'), ('RJ', '2026-01-08'), ('AC', '2026-01-19');
  insert into listings (id, gone, source, state, city_key, neighborhood_key, category, modality, price, evaluation,
      discount, roi, net_roi, first_seen_at, changed_at, list_date, fingerprint, search_text)
    select id, id = 4, 'caixa', case id when 5 then 'RJ' else 'SP' end, 'campinas', 'centro', 'apartamento',
      'venda-online', 8000000, 20000000, 60, 150, 40, '2026-01-08', '2026-01-20',
      case id when 6 then date '2026-01-19' else date '2026-01-20' end, 1, ' apartamento campinas sp '
    from generate_series(1, 6) id;
  insert into listing_texts (id, city, neighborhood, address, description, property_type, auction_type, url)
    select id, 'CAMPINAS', 'CENTRO', 'RUA DAS FLORES, N. ' || id, 'Apartamento, 2 qto(s).', 'Apartamento',
      'Venda Online', ''
    from generate_series(1, 6) id;
  insert into listing_history (listing_id, import_id, kind, list_date, at, price)
    select listing_id, import_id, kind, list_date::date, now(), price
    from (values
      -- Never cheaper.
      (1, 3, 'new', '2026-01-08', 8000000), (1, 6, 'changed', '2026-01-16', 8000000),
      -- Cheaper twice, then dearer: the second cut counts.
      (2, 3, 'new', '2026-01-08', 9900000), (2, 5, 'changed', '2026-01-12', 9500000),
      (2, 6, 'changed', '2026-01-16', 7000000), (2, 7, 'changed', '2026-01-20', 8000000),
      -- Came back cheaper after it was gone.
      (3, 5, 'new', '2026-01-12', 9000000), (3, 6, 'gone', '2026-01-16', 9000000),
      (3, 7, 'back', '2026-01-20', 8000000),
      -- Gone since.
      (4, 2, 'new', '2026-01-05', 8100000), (4, 3, 'changed', '2026-01-08', 8000000),
      (4, 5, 'gone', '2026-01-12', 8000000),
      (5, 3, 'new', '2026-01-08', 8000000)
      -- Nothing is known of 6.
    ) h (listing_id, import_id, kind, list_date, price);
  insert into import_batches (import_id, position, kind, size, listings, texts) values (8, 1, 'new', 1,
    '[{"id":"9","state":"MG","city_key":"uberaba","neighborhood_key":"","category":"casa","modality":"leilao","price":"5000000","evaluation":null,"discount":null,"roi":null,"net_roi":null,"area":null,"rooms":null,"garage":null,"financing":null,"fingerprint":"7","search_text":" casa uberaba mg "}]',
    '[{"id":"9","city":"UBERABA","neighborhood":"","address":"","description":"Casa.","property_type":"Casa","auction_type":"","url":"","total_area":null,"private_area":null,"land_area":null,"bathrooms":null,"kitchen":null}]');
  update page_site set unshown = 3;`

/** Applies the migrations before the search index, writes the old catalogue, and applies the others. */
async function migrateFilled(connection: DatabaseConnection): Promise<void> {
  const migrations = await readMigrations()
  await migrateDatabase(
    connection,
    migrations.filter(({ name }) => name < '0008'),
  )
  await connection.script(oldCatalogue)
  await migrateDatabase(connection, migrations)
}

async function openEmbedded(): Promise<Database> {
  const engine = await startInMemory(null)
  onTestFinished(() => engine.close())
  await migrateFilled(engine)
  return embeddedDatabase(engine)
}

async function openOnPostgres(): Promise<Database> {
  const { url, drop } = await postgresDatabase('template0')
  onTestFinished(drop)
  const client = new pg.Client(url)
  await client.connect()
  await migrateFilled({
    run: async (text, values) => client.query(text, [...values]),
    script: async text => void (await client.query(text)),
  })
  await client.end()
  const db = await openDatabase({ url, folder: '/nowhere' })
  onTestFinished(() => db.close())
  return db
}

describe.each([
  ['embedded', openEmbedded],
  ['postgres', openOnPostgres],
] as const)('a database that searches by SQL used, migrated on %s,', (_, open) => {
  it('knows the lists of each listing and state, and is searched and imported into', async () => {
    const db = await open()
    expect(
      await db.query(sql`
        select id, first_list_date::text as first, cut_list_date::text as cut from listings order by id`),
    ).toEqual([
      { id: 1, first: '2026-01-08', cut: null },
      { id: 2, first: '2026-01-08', cut: '2026-01-16' },
      { id: 3, first: '2026-01-12', cut: '2026-01-20' },
      { id: 4, first: '2026-01-05', cut: '2026-01-08' },
      { id: 5, first: '2026-01-08', cut: null },
      { id: 6, first: '2026-01-19', cut: null },
    ])
    expect(
      await db.query(sql`
        select state, first_list_date::text as first, list_date::text as newest from state_lists order by state`),
    ).toEqual([
      // No import of it is known.
      { state: 'AC', first: '2026-01-19', newest: '2026-01-19' },
      { state: 'RJ', first: '2026-01-08', newest: '2026-01-08' },
      // Neither the demonstration nor a part of a list nor a dropped one is the first whole list.
      { state: 'SP', first: '2026-01-08', newest: '2026-01-20' },
    ])

    const index = await loadCatalogueIndex(db, { resume: () => resumeImports(db, now) })
    expect([...index.current().listings.columns.id]).toEqual([9, 6, 5, 3, 2, 1])
    await importWholeList(db, listFile('2026-01-24', flatRows(2, { price: 70_000_00 })), { force: true })
    await index.follow()
    expect([...index.current().listings.columns.id]).toEqual([9, 5, 2, 1])
    expect([...index.current().listings.columns.price]).toEqual([50_000_00, 80_000_00, 70_000_00, 70_000_00])
  })
})
