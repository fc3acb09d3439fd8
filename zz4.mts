import { openDatabase } from './src/server/database/open-database.ts'
import { loadCatalogueIndex } from './src/server/catalogue/search-index/catalogue-index.ts'
import { createGazetteerCache } from './src/server/chat/catalogue-gazetteer.ts'
const db = await openDatabase({ url: null, folder: process.argv[2]! })
const index = await loadCatalogueIndex(db)
for (let k = 0; k < 4; k++) { const t = performance.now(); createGazetteerCache(index)(); console.log('gazetteer', performance.now() - t) }
await db.close()
