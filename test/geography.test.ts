import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { geography, geographyFile } from '../scripts/geography.ts'

const written = readFileSync(geographyFile, 'utf8')

describe('the list of municipalities', () => {
  it('is what `npm run geography` writes', () => {
    expect(written).toBe(geography())
  })

  it('says where it comes from and under which licences', () => {
    expect(written).toContain('IBGE')
    expect(written).toMatch(/brazilian-utils \d+\.\d+\.\d+ \(MIT/)
    expect(written).toMatch(/GeoNames \(https:\/\/www\.geonames\.org\)/)
    expect(written).toContain('https://creativecommons.org/licenses/by/4.0/')
  })
})
