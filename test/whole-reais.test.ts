import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Money that loses its centavos anywhere else than in `domain/whole-reais.ts` reads differently on another screen. */
const ownRounding =
  /(?:format(?:Reais|ShortMoney)|R\$\\u00a0\$\{integerFormat)\([^()]*Math\.(?:round|trunc|floor|ceil)\([^()/*]*\)/

it('rounds money to whole reais in one place', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map(file => join('src', file))
  expect(files.length).toBeGreaterThan(500)
  const found = files.filter(file => ownRounding.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

it.each(['formatReais(Math.round(price))', '`R$\\u00a0${integerFormat(Math.trunc(price))}`'])(
  'finds %s',
  text => {
    expect(ownRounding.test(text)).toBe(true)
  },
)
