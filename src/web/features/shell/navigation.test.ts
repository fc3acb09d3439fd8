import { describe, expect, it } from 'vitest'
import { hasWayBack, headerLinks, bottomTabs } from './navigation.ts'

describe('the back link', () => {
  it.each([
    ['/', true, true],
    ['/login', true, true],
    ['/search', false, true],
    ['/map', false, true],
    ['/mapa', false, true],
    ['/favorites', false, false],
    ['/imovel/8444405322578', false, false],
    ['/esqueci-senha', false, false],
    ['/nao-existe', false, false],
  ])('is absent on %s: for an account %s, for a visitor %s', (path, account, visitor) => {
    expect([!hasWayBack(path, false), !hasWayBack(path, true)]).toEqual([account, visitor])
  })
})

describe('the main links', () => {
  it('are six in the bottom bar, with their Portuguese names', () => {
    expect(bottomTabs.map(({ to, label }) => `${label} ${to}`)).toEqual([
      'Início /',
      'Buscar /search',
      'IA /chat',
      'Favoritos /favorites',
      'Ferramentas /calculadoras',
      'Perfil /profile',
    ])
  })

  it('are only the public ones for a visitor', () => {
    expect(headerLinks.visitor.map(place => place.to)).toEqual(['/search', '/map', '/imoveis', '/planos'])
  })
})
