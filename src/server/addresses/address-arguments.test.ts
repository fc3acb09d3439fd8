import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAddressArguments, WrongAddressUsage } from './address-arguments.ts'

describe('the arguments of the command of addresses', () => {
  it.each([
    [['--uf', 'go'], { uf: 'GO' }],
    [['--city', '3540705'], { city: 3_540_705 }],
    [['--file', '/tmp/52_GO.zip'], { path: '/tmp/52_GO.zip' }],
    [['--file', '52_GO.zip'], { path: resolve('52_GO.zip') }],
  ])('%j', (args, request) => {
    expect(parseAddressArguments(args)).toEqual(request)
  })

  it.each([
    [[], /Diga um só/],
    [['--uf', 'GO', '--city', '3540705'], /Diga um só/],
    [['--uf', 'XX'], /Não existe estado/],
    [['--city', '1234567'], /Não há município/],
    [['--city', 'Goiânia'], /sete algarismos/],
    [['--uf'], /Falta o valor de --uf/],
    [['--tudo'], /Opção desconhecida: --tudo/],
    [['arquivo.zip'], /Diga um só/],
  ])('%j are refused', (args, message) => {
    expect(() => parseAddressArguments(args)).toThrow(WrongAddressUsage)
    expect(() => parseAddressArguments(args)).toThrow(message)
  })
})
