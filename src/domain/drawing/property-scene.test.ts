import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Category } from '../property/listing.ts'
import { drawScene } from './draw-scene.ts'
import { choosePropertyScene, sceneKinds, sceneVariants } from './property-scene.ts'
import { writeSceneSymbols, writeShapes } from './write-svg.ts'

const ids = Array.from({ length: 60 }, (_, index) => String(8444405322578 + index * 13))
const subjects: [Category | null, string, string][] = [
  ['apartamento', 'Apartamento, 1', 'apartment'],
  ['casa', 'Casa, 1', 'house'],
  ['terreno', 'Terreno, 1', 'land'],
  ['rural', 'Imóvel rural, 1', 'rural'],
  ['comercial', 'Loja, 1', 'shop'],
  ['comercial', 'Galpão, 1', 'warehouse'],
  ['comercial', 'Sala, 1', 'office'],
  [null, 'Outros, 1', 'street'],
]

describe.each(subjects)('the drawing of %s (%s)', (category, description, kind) => {
  const chosen = ids.map(id => choosePropertyScene({ id, category, description }))

  it('is the same for the same property, and of its kind', () => {
    expect(ids.map(id => choosePropertyScene({ id, category, description }))).toEqual(chosen)
    expect(new Set(chosen.map(scene => scene.kind))).toEqual(new Set([kind]))
  })

  it('seldom looks as its neighbor, whose number is similar', () => {
    const same = chosen.filter((scene, at) => JSON.stringify(scene) === JSON.stringify(chosen[at + 1]))
    expect(same.length).toBeLessThan(5)
  })
})

describe.each(sceneKinds)('the drawings of kind %s', kind => {
  const drawings = Array.from({ length: sceneVariants }, (_, variant) => drawScene({ kind, variant }))

  it('are all different', () => {
    expect(new Set(drawings.map(drawing => JSON.stringify(drawing))).size).toBe(sceneVariants)
  })

  it('are small, and every number in them is finite', () => {
    for (const { shapes } of drawings) {
      const svg = writeShapes(shapes, tone => tone)
      expect(svg.length).toBeLessThan(3500)
      expect(shapes.length).toBeLessThan(22)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|[\d.]e/)
    }
  })

  it('are as the file that pages show has them (npm run drawings)', () => {
    const file = new URL(`../../web/features/listing/drawing/pictures/${kind}.svg`, import.meta.url)
    expect(readFileSync(file, 'utf8')).toBe(writeSceneSymbols(kind))
  })
})
