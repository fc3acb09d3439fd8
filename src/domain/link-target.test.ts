import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOutsideAddress, readSitePath } from './link-target.ts'

const site = 'https://arremate.example'

describe('the target of a link inside the site', () => {
  it.each([
    ['/favorites', '/favorites'],
    ['/morar?renda=1#conta', '/morar?renda=1#conta'],
    ['/chat?q=casa%20em%20Goi%C3%A2nia', '/chat?q=casa%20em%20Goi%C3%A2nia'],
    ['/imoveis/go/goiânia', '/imoveis/go/goi%C3%A2nia'],
    ['/compare?ids=https://evil.example', '/compare?ids=https://evil.example'],
    ['/a/../b', '/b'],
    ['/%2Fevil.example', '/%2Fevil.example'],
    ['/user@evil.example', '/user@evil.example'],
  ])('%j is %j', (given, path) => {
    expect(readSitePath(given)).toBe(path)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '/a\\b',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000/evil.example',
    '/\u200b/evil.example',
    '/\u202eelpmaxe.live',
    '/\ud800',
    ' //evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    '//user:word@evil.example',
    '//[',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'evil.example',
    '%2F%2Fevil.example',
    '?x',
    '#x',
    '',
    undefined,
    null,
    7,
    ['/favorites'],
  ])('%j leads nowhere', given => {
    expect(readSitePath(given)).toBeNull()
  })

  it('stays on the site, whatever is written', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '@',
        ':',
        '?',
        '#',
        'evil.example',
        'javascript:',
        '\t',
        '\n',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
        const path = readSitePath(`/${pieces.join('')}`)
        if (path === null) return
        expect(new URL(path, site).origin).toBe(site)
        expect(readSitePath(path)).toBe(path)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the address of another site', () => {
  it.each([
    ['https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=1', undefined],
    ['http://leiloeiro.example/lote/1#fotos', undefined],
    ['HTTPS://Leiloeiro.Example', 'https://leiloeiro.example/'],
  ])('%j is taken', (given, read = given) => {
    expect(readOutsideAddress(given)).toBe(read)
  })

  it.each([
    'https://caixa.gov.br@evil.example/',
    'https://user:word@evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://evil\t.example',
    ' https://evil.example',
    'https://a b',
    'javascript:alert(1)//https://a',
    'data:text/html,x',
    'ftp://evil.example',
    '//evil.example',
    '/favorites',
    'https://',
    '',
    null,
    undefined,
  ])('%j is refused', given => {
    expect(readOutsideAddress(given)).toBeNull()
  })
})
