import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sceneKinds } from '#domain/drawing/property-scene.ts'
import { writeSceneSymbols } from '#domain/drawing/write-svg.ts'

/** `npm run drawings`: writes the drawings of properties, one file of symbols for each kind. */
const folder = resolve(import.meta.dirname, '../src/web/features/listing/drawing/pictures')
mkdirSync(folder, { recursive: true })
for (const kind of sceneKinds) writeFileSync(resolve(folder, `${kind}.svg`), writeSceneSymbols(kind))
