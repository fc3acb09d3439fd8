import { describe, expect, it } from 'vitest'
import { readPlacePath, readPropertyPath } from './page-paths.ts'
import { respellPlacePath } from './respell-place-path.ts'

describe('the path of a property', () => {
  it.each([
    ['/imovel/8444405322578', '8444405322578'],
    ['/imovel/8444405322578/', '8444405322578'],
    ['/imovel/10206156/casa-centro', '10206156'],
    ['/imovel/0000010206156', '10206156'],
    ['/imovel/0008444405322578/casa', '8444405322578'],
    ['/imovel/0', '0'],
    ['/imovel/84444053225780', null],
    ['/imovel/', null],
    ['/imovel/1/2/3', null],
    ['/imovel/1a', null],
  ])('%s has the number %s', (path, id) => {
    expect(readPropertyPath(path)).toBe(id)
  })
})

describe('the path of a place', () => {
  it.each([
    '/imoveis/PB',
    '/imoveis/pb/João-Pessoa',
    `/imoveis/pb/${'a'.repeat(81)}`,
    '/imoveis/xx',
    '/imoveis//pb',
    '/imoveis/pb/joao-pessoa/casas',
    '/imoveis/pb/joao-pessoa/casa/2',
    '/',
  ])('is not %s', path => {
    expect(readPlacePath(path)).toBeNull()
  })

  it.each([
    ['/imoveis/PB', '/imoveis/pb'],
    ['/IMOVEIS/PB/', '/imoveis/pb'],
    ['/imoveis/pb/João-Pessoa', '/imoveis/pb/joao-pessoa'],
    ['/imoveis/pb/Jo%C3%A3o%20Pessoa', '/imoveis/pb/joao-pessoa'],
    ['/imoveis/pb/joao-pessoa/Casa', '/imoveis/pb/joao-pessoa/casa'],
    ['/imoveis/xx', null],
    ['/imoveis//pb', null],
    ['//imoveis/pb', null],
    ['/imoveis/pb/%', null],
    ['/imoveis/pb/a/b/c', null],
    ['/search', null],
  ])('that %s means is %s', (path, meant) => {
    expect(respellPlacePath(path)).toBe(meant)
  })
})
