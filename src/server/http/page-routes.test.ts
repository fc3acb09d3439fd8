import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appOn } from '#test/support/page-app.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { testEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'

const site = `<!doctype html>
<html lang="pt-BR">
  <head>
    <title>Imóveis da Caixa no Brasil · Arremate</title>
    <meta
      name="description"
      content="O de sempre."
    />
    <script src="/theme.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`

const id = '8444405322578'

describe('site pages', () => {
  const engine = testEngine('embedded')
  let [app, folder]: [Hono | null, string] = [null, '']
  let away = false
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arremate-site-'))
    await writeFile(join(folder, 'index.html'), site)
    const db = await engine.fresh()
    await seedCatalogue(db, [
      createListing({ neighborhood: `D'ÁGUA $& $1` }),
      createListing({ id: '9', gone: true }),
    ])
    const query: Database['query'] = statement =>
      away ? Promise.reject(new DatabaseUnavailable('away')) : db.query(statement)
    app = await appOn({ ...db, query }, { site: folder })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const ask = async (path: string, encoding = ''): Promise<Response> => {
    const response = await app?.request(path, { headers: { 'accept-encoding': encoding } })
    if (!response) throw new Error('No application')
    return response
  }

  it('of a property have their own title and description, and nothing else of their own', async () => {
    const response = await ask(`/imovel/${id}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const page = await response.text()
    expect(page.match(/<title>[^<]*/g)).toEqual([
      '<title>Apartamento · D&#39;Água $&amp; $1, Campinas, SP · Arremate',
    ])
    expect(page.match(/name="description"[^>]*/g)).toEqual([
      'name="description" content="Imóvel da Caixa: R$ 150.000, 25% abaixo da avaliação de R$ 200.000. Venda Online." /',
    ])
    expect(page).toContain(`<meta property="og:url" content="http://arremate.example/imovel/${id}" />`)
    const plain = await (await ask('/search')).text()
    const others = (html: string) => html.replace(/<title>[^<]*<\/title>/, '').replace(/\s*<meta[^>]*>/g, '')
    expect(others(page)).toBe(others(plain))
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('of a property are compressed as %s when accepted', async (encoding, open) => {
    const response = await ask(`/imovel/${id}`, encoding)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(open(Buffer.from(await response.arrayBuffer())).toString()).toContain('og:title')
  })

  it('of a property that left the bank list say so', async () => {
    expect(await (await ask('/imovel/9')).text()).toContain('content="Saiu da lista da Caixa.')
  })

  it.each([
    ['/imovel/123', 404],
    ['/imovel/abc', 404],
    ['/nada', 404],
    ['/search', 200],
  ])('at %s are the unchanged page, with %i', async (path, status) => {
    const response = await ask(path)
    expect([response.status, await response.text()]).toEqual([status, site])
  })

  it('of a property are served without the database, too', async () => {
    away = true
    const response = await ask(`/imovel/${id}`)
    away = false
    expect([response.status, await response.text()]).toEqual([200, site])
  })
})
