import { readFileSync } from 'node:fs'
import { decodeList } from './src/server/catalogue/import/decode-list.ts'
import { readList } from '#domain/caixa/list-reader.ts'
import { nationalLists } from './test/support/national-lists.ts'
import { benchQueries } from './bench/lib/queries.ts'
import { createEmptyIndex, updateIndex, finishWork } from '#domain/search/index/listing-index.ts'
import { findListings } from '#domain/search/index/search-listings.ts'
import { readCriteria } from '#domain/search/search-criteria.ts'
import { computeDiscount, computeGrossRoi } from '#domain/property/price-figures.ts'
import { computeNetRoi } from '#domain/calculators/cost-assumptions.ts'
import { stateCapitals } from '#domain/regions.ts'
import { listMunicipalitySeats } from './src/server/geo/municipality-seats.ts'
import { states } from '#domain/states.ts'
import { foldText } from '#domain/fold-text.ts'
const named = new Map<string, any[]>(); let code = 0
for (const { uf } of states) for (const m of listMunicipalitySeats(uf)) { const k = foldText(m.name); named.set(k, [...(named.get(k) ?? []), { ...m, code: ++code, state: uf, capital: stateCapitals[uf] === m.name }]) }
const table = { named: (n: string) => named.get(foldText(n)) ?? [], find: (uf: string, c: string) => (named.get(foldText(c)) ?? []).find(m => m.state === uf) ?? null }
const times = Number(process.argv[2] ?? 1)
const rows: any[] = []
for (const file of nationalLists()) { const r = readList(decodeList(readFileSync(file))) as any; for (const e of r.entries ?? r.rows ?? []) if (e.listing) rows.push(e.listing) }
const t0 = performance.now()
const listings: any[] = []
for (let k = 0; k < times; k++) for (const l of rows) { const m = table.find(l.state, l.city); listings.push({ ...l, id: Number(l.id) + k * 1e13, discount: computeDiscount(l.price, l.evaluation), roi: computeGrossRoi(l.price, l.evaluation), netRoi: k ? 1 : computeNetRoi({ ...l, occupancy: null }), lowReturn: null, fgts: null, occupancy: null, firstAuctionAt: null, secondAuctionAt: null, photoMissing: false, firstSeenAt: 1, firstListedOn: 1, lastCutOn: null, lat: m?.lat ?? null, lng: m?.lng ?? null, text: [l.propertyType, l.description, l.address, l.neighborhood, l.city, l.state].join(' ') }) }
console.log('rows', listings.length, Math.round(performance.now() - t0))
const mem0 = process.memoryUsage()
const c1 = process.cpuUsage(); const t1 = performance.now(); let worst = 0, last = t1
const work = updateIndex(createEmptyIndex(table as any), { changed: listings, removed: [], lists: new Map() })
let step; while (!(step = work.next()).done) { const n = performance.now(); if (n - last > worst) worst = n - last; last = n }
const index = step.value as any
const cu = process.cpuUsage(c1); console.log("cpu", cu.user/1000); console.log("build", Math.round(performance.now() - t1), 'longest slice', Math.round(worst), 'words', index.words.dictionary.words.length, index.words.words.length)
const t2 = performance.now(); worst = 0; last = t2
const w2 = updateIndex(index, { changed: listings.slice(0, 1500).map(l => ({ ...l, price: l.price + 1 })), removed: listings.slice(2000, 2500).map(l => l.id), lists: new Map() })
while (!(step = w2.next()).done) { const n = performance.now(); if (n - last > worst) worst = n - last; last = n }
console.log('update', Math.round(performance.now() - t2), 'longest slice', Math.round(worst), (step.value as any).size)
const ts: [number, string, number][] = []
for (let r = 0; r < 5; r++) for (const q of benchQueries) { const p = new URLSearchParams(q); const given: any = {}; for (const k of p.keys()) given[k] = p.getAll(k); const { criteria } = readCriteria(given); const t = performance.now(); const f = findListings(index, criteria, { page: Number(p.get('page') ?? 0), limit: 30 }, new Date()); if (r > 1) ts.push([performance.now() - t, q, f.total]) }
ts.sort((a, b) => a[0] - b[0]); console.log('p50', ts[ts.length >> 1]![0].toFixed(2), 'p95', ts[Math.floor(ts.length * .95)]![0].toFixed(2)); for (const t of ts.slice(-8)) console.log(t[0].toFixed(2), t[1], t[2])
global.gc?.(); console.log('mem', Math.round((process.memoryUsage().arrayBuffers) / 1e6))
