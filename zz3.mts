import { openDatabase } from './src/server/database/open-database.ts'
import sql from 'sql-template-tag'
const db = await openDatabase({ url: null, folder: process.argv[2]! })
const ex = async (q: any) => { const r = await db.query<any>(q); console.log(r.map((x: any) => x['QUERY PLAN']).join('\n')) }
await ex(sql`explain analyze select l.*, t.city, t.neighborhood, t.address, t.description, t.property_type from (select * from listings_offered where id > 100::bigint order by id limit 1000) l join listing_texts t on t.id = l.id order by l.id`)
const time = async (n: string, q: any) => { const t = performance.now(); const r = await db.query<any>(q); console.log(n, Math.round(performance.now() - t), r.length) }
await time('texts only 5000', sql`select id, city, neighborhood, address, description, property_type from listing_texts order by id limit 5000`)
await time('listings 5000', sql`select * from listings_offered order by id limit 5000`)
await time('join 5000', sql`select l.*, t.city, t.neighborhood, t.address, t.description, t.property_type from listings_offered l join listing_texts t on t.id = l.id order by l.id limit 5000`)
await time('packed json 5000', sql`select string_agg(row_to_json(x)::text, E'\n') from (select l.*, t.city, t.neighborhood, t.address, t.description, t.property_type from listings_offered l join listing_texts t on t.id = l.id order by l.id limit 5000) x`)
await time('packed text 5000', sql`select string_agg(concat_ws(E'\t', l.id, l.state, l.category, l.modality, l.price, l.evaluation, l.area, l.rooms, l.garage, l.financing, l.fgts, l.occupancy, l.first_auction_at, l.second_auction_at, l.photo_missing, l.first_seen_at, t.city, t.neighborhood, t.address, t.description, t.property_type), E'\n') from (select * from listings_offered order by id limit 5000) l join listing_texts t on t.id = l.id`)
await time('noop 5000', sql`select i, 'abc' as b, i * 2 as c from generate_series(1, 5000) i`)
await time('noop 5000 x25 cols', sql`select i, 1 as a1, 2 as a2, 3 as a3, 4 as a4, 5 as a5, 6 as a6, 7 as a7,8 as a8,9 as a9,10 as a10, 'abc' as b1,'abc' as b2,'abc' as b3,'abc' as b4,'abc' as b5,'abc' as b6,'abc' as b7,'abc' as b8,'abc' as b9 from generate_series(1, 5000) i`)
await db.close()
