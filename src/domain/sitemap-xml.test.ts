import { describe, expect, it } from 'vitest'
import { readSitemap } from '#test/support/sitemap-file.ts'
import { writeSitemap, writeSitemapIndex } from './sitemap-xml.ts'

const site = 'https://arremate.example'

describe('a sitemap', () => {
  it('names pages with their last change, where it is known', () => {
    const text = writeSitemap([
      { address: `${site}/imoveis/sp`, changedAt: '2026-01-09' },
      { address: `${site}/?a=1&b='2'`, changedAt: null },
    ])
    expect(text).toContain('<loc>https://arremate.example/?a=1&amp;b=&#39;2&#39;</loc></url>')
    expect(
      readSitemap(writeSitemap([{ address: `${site}/`, changedAt: '2026-01-09' }]), `${site}/a.xml`),
    ).toEqual({
      kind: 'urlset',
      entries: [{ loc: `${site}/`, lastmod: '2026-01-09' }],
    })
  })

  it('can be one of many in an index', () => {
    const text = writeSitemapIndex([{ address: `${site}/a.xml`, changedAt: '2026-01-09T12:00:00Z' }])
    expect(readSitemap(text, `${site}/sitemap.xml`)).toEqual({
      kind: 'sitemapindex',
      entries: [{ loc: `${site}/a.xml`, lastmod: '2026-01-09T12:00:00Z' }],
    })
  })
})

describe('the reader of sitemaps', () => {
  const entry = { address: `${site}/a`, changedAt: null }
  it.each([
    ['an open element', writeSitemap([entry]).replace('</loc>', '')],
    ['another namespace', writeSitemap([entry]).replace('sitemap/0.9', 'x')],
    ['another site', writeSitemap([{ ...entry, address: 'https://other.example/a' }])],
    ['a date in words', writeSitemap([{ ...entry, changedAt: 'ontem' }])],
    ['the same address twice', writeSitemap([entry, entry])],
    ['no entry', writeSitemap([])],
    ['an unknown element', writeSitemap([entry]).replace('</url>', '<price>1</price></url>')],
  ])('objects to %s', (_, text) => {
    expect(() => readSitemap(text, `${site}/sitemap-a.xml`)).toThrow(site)
  })
})
