import { openDatabase } from './src/server/database/open-database.ts'
import { readAllListings } from './src/server/catalogue/search-index/indexed-rows.ts'
import { createEmptyIndex, updateIndex } from '#domain/search/index/listing-index.ts'
import { municipalityTable } from './src/server/geo/municipalities.ts'
import sql from 'sql-template-tag'
const db = await openDatabase({ url: null, folder: process.argv[2]! })
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1000 }
let t = performance.now(), c = cpu()
const lap = (n: string) => { console.log(n, Math.round(performance.now() - t), 'cpu', Math.round(cpu() - c)); t = performance.now(); c = cpu() }
for (let last = -1, rows: any[]; ; last = rows.at(-1)!.id) { rows = await db.query(sql`select l.*, t.city, t.neighborhood, t.address, t.description, t.property_type from (select * from listings_offered where id > ${last}::bigint order by id limit 1000) l join listing_texts t on t.id = l.id order by l.id`); if (!rows.length) break }
lap('raw read')
const all: any[] = []
for await (const x of readAllListings(db)) all.push(...x)
lap('read + toIndexed')
const w = updateIndex(createEmptyIndex(municipalityTable), { changed: all, removed: [], lists: new Map() })
while (!w.next().done);
lap('build')
await db.close()
