import { expect, it } from 'vitest'
import { carriesSecret } from './secret-address.ts'

it.each([
  ['/nova-senha?token=abc', true],
  ['https://arremate.example/login?token=abc', true],
  ['/descadastrar?a=1&token=abc#topo', true],
  ['/search?%74oken=abc', true],
  ['/nova-senha?token', true],
  ['/nova-senha', false],
  ['/search?text=token', false],
  ['/search?text=a#?token=abc', false],
  ['//[?x=1', false],
  ['/search?%zz=1&%', false],
  ['', false],
])('%s carries a secret: %s', (address, does) => {
  expect(carriesSecret(address)).toBe(does)
})
