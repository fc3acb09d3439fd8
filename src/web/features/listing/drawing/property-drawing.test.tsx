import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Category } from '#domain/property/listing.ts'
import { PropertyDrawing } from './property-drawing.tsx'

const draw = (category: Category | null, id: string, description = ''): string =>
  renderToStaticMarkup(<PropertyDrawing subject={{ id, category, description }} />)

const ids = Array.from({ length: 60 }, (_, index) => String(8444405322578 + index * 13))
const kinds: [Category | null, string][] = [
  ['apartamento', 'Apartamento, 1'],
  ['casa', 'Casa, 1'],
  ['terreno', 'Terreno, 1'],
  ['rural', 'Imóvel rural, 1'],
  ['comercial', 'Loja, 1'],
  ['comercial', 'Galpão, 1'],
  ['comercial', 'Sala, 1'],
  [null, 'Outros, 1'],
]

describe.each(kinds)('the drawing of %s (%s)', (category, description) => {
  const drawings = ids.map(id => draw(category, id, description))

  it('is the same for the same property', () => {
    expect(ids.map(id => draw(category, id, description))).toEqual(drawings)
  })

  it('differs between properties with similar numbers', () => {
    expect(new Set(drawings).size).toBe(ids.length)
  })

  it('is small, and every number in it is finite', () => {
    for (const drawing of drawings) {
      expect(drawing.length).toBeLessThan(3500)
      expect(drawing.match(/<(path|circle)/g)?.length).toBeLessThan(20)
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
})
