import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPageLocation, readTextParameter, writePageAddress } from './page-location.ts'

describe('an address of the site', () => {
  it.each([
    ['/', '/', {}, '/', ''],
    ['', '', {}, '', ''],
    ['//', '/', {}, '//', ''],
    ['/search/', '/search', {}, '/search/', ''],
    ['/search///?a=1', '/search', { a: '1' }, '/search///?a=1', ''],
    ['/search?', '/search', {}, '/search?', ''],
    ['/search?a=1&a=2&b', '/search', { a: ['1', '2'], b: '' }, '/search?a=1&a=2&b', ''],
    ['/search?a=?&b=%C3%A1', '/search', { a: '?', b: 'á' }, '/search?a=?&b=%C3%A1', ''],
    ['/search?a=%E0', '/search', { a: '\uFFFD' }, '/search?a=%E0', ''],
    ['/map#list', '/map', {}, '/map', 'list'],
    ['/map#a?b=1', '/map', {}, '/map', 'a?b=1'],
    ['/map?a=1#b', '/map', { a: '1' }, '/map?a=1', 'b'],
  ])('%j is read by its parts', (address, path, query, href, hash) => {
    expect(readPageLocation(address)).toEqual({ path, query, href, hash, state: {}, key: '' })
  })

  it('keeps what its entry of the history holds', () => {
    const state = { presetQuery: 'casa' }
    expect(readPageLocation('/chat', state, 'k1')).toMatchObject({ state, key: 'k1' })
  })

  it('is read back as it was written, whatever is in its query', () => {
    const path = fc.constantFrom('/', '/search', '/imoveis/go/goiania')
    const text = fc.string({ unit: 'grapheme' })
    const name = text.filter(each => each !== '__proto__')
    const value = fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 3 }))
    fc.assert(
      fc.property(
        path,
        fc.dictionary(name, value, { noNullPrototype: true }),
        fc.stringMatching(/^[a-z-]*$/),
        (to, search, hash) => {
          const read = readPageLocation(writePageAddress({ to, search, hash }))
          expect(read).toMatchObject({ path: to, hash })
          expect(read.query).toEqual(search)
          expect(read.href).toBe(writePageAddress({ to, search }))
        },
      ),
    )
  })

  it('never fails to be read', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'/?#&=%+aE0') }), address => {
        const { path, href, hash } = readPageLocation(address)
        expect(address.startsWith(href)).toBe(true)
        expect(address).toContain(hash)
        expect(path === '/' || !path.endsWith('/')).toBe(true)
      }),
    )
  })
})

it.each([
  ['GO', 'GO'],
  ['', ''],
  [['GO', 'SP'], undefined],
  [undefined, undefined],
])('the parameter %j is the text %j', (value, text) => {
  expect(readTextParameter(value)).toBe(text)
})
