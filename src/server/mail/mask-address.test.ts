import { expect, it } from 'vitest'
import { maskAddress } from './mask-address.ts'

it.each([
  ['maria@dominio.com', 'm***@d***.com'],
  ['maria.souza@correio.exemplo.com.br', 'm***@c***.br'],
  ['"a@b"@dominio.com', '"***@d***.com'],
  ['alguem@localhost', 'a***@l***'],
  ['sem-arroba', 's***'],
  ['', '***'],
])('masks %s as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown)
})
