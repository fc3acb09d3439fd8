import { readFileSync } from 'node:fs'
import { readList } from '#domain/caixa/list-reader.ts'
import { unknownBankPageFacts } from '#domain/property/listing.ts'
import { createEmptyIndex, updateIndex } from '#domain/search/index/listing-index.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { finishWork } from '#domain/finish-work.ts'
import { toIndexedListing } from '#domain/search/index/searchable-listing.ts'
import { decodeList } from '#server/catalogue/import/decode-list.ts'
import { findCityPlace, municipalityTable } from '#server/geo/municipalities.ts'
import { nationalLists } from '#test/support/national-lists.ts'
import { findHomes } from '#domain/home-purchase/find-homes.ts'
import { readHomeSearch } from '#contract/home-purchase-query.ts'
const now = new Date('2026-01-10T12:00:00Z')
const empty = createEmptyIndex(municipalityTable)
const listings: any[] = []
for (const file of nationalLists()) {
  const reading = readList(decodeList(readFileSync(file)))
  if (reading.kind !== 'list') continue
  for (const entry of reading.entries) if ('listing' in entry) listings.push(toIndexedListing({...entry.listing, ...unknownBankPageFacts, place: findCityPlace(entry.listing.state, entry.listing.city), photoMissing:false, firstSeenAt:'2026-01-08T12:00:00Z', firstListedOn:'2026-01-08', lastCutOn:null, history:[]}, empty.words.dictionary, new Map()))
}
const index = finishWork(updateIndex(empty, { changed: listings, removed: [], lists: new Map() }))
console.log(index.size, toDayNumber('2026-01-08'))
const s = readHomeSearch({ renda: 8000, entrada: 80000, fgts: 20000, pessoas: 4, mudar: 6 } as any) as any
const out: any[] = []
for (let i=0;i<15;i++){ const t=process.cpuUsage(); const g=findHomes(index,{family:s.value.family,assumptions:s.value.assumptions,place:s.value.place},{page:0,limit:20},now); let yields=0; let r; while(!(r=g.next()).done) yields++; const u=process.cpuUsage(t); out.push([((u.user+u.system)/1000).toFixed(0), yields, (r.value as any).total, JSON.stringify((r.value as any).levels), (r.value as any).homes, (r.value as any).positions.slice(0,6).join()].join(' ')) }
console.log(out.join('\n'))
