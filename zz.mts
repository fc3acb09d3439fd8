import { readFileSync, existsSync } from 'node:fs'
import { decodeList } from './src/server/catalogue/import/decode-list.ts'
import { importList } from './src/server/catalogue/import/import-list.ts'
import { openDatabase } from './src/server/database/open-database.ts'
import { loadCatalogueIndex } from './src/server/catalogue/search-index/catalogue-index.ts'
import { nationalLists } from './test/support/national-lists.ts'
const folder = process.argv[2]!
const fresh = !existsSync(folder + '/database')
const db = await openDatabase({ url: null, folder })
if (fresh) { const t = performance.now(); for (const f of nationalLists()) await importList(db, decodeList(readFileSync(f)), { file: f, source: 'caixa', partial: false, force: false, date: null }, () => new Date()); console.log('import', performance.now() - t) }
for (let k = 0; k < 2; k++) { const t = performance.now(); const c = process.cpuUsage(); const index = await loadCatalogueIndex(db); const u = process.cpuUsage(c); console.log('load', Math.round(performance.now() - t), 'cpu', (u.user + u.system) / 1000, index.current().version, index.current().listings.size) }
await db.close()
