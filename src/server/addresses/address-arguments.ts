import { isAbsolute, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isUf, type Uf } from '#domain/states.ts'
import { listMunicipalities } from '../geo/municipalities.ts'
import { nameMunicipality } from './import-addresses.ts'

/** What the command of addresses is to import: a state's municipalities, one municipality, or a zip on this machine. */
export type AddressRequest = { uf: Uf } | { city: number } | { path: string }

/** The command was called with arguments it does not accept; the message is for people. */
export class WrongAddressUsage extends Error {}

export const addressUsage = `Uso: npm run addresses -- --uf GO          baixa do IBGE os endereços (CNEFE 2022) dos municípios de um estado
     npm run addresses -- --city 3540705   baixa os de um município, pelo código do IBGE
     npm run addresses -- --file ARQUIVO   importa um ZIP já baixado, de um município ou de um estado

  Depois de cada município os imóveis da Caixa são postos no lugar, e sai quanto erra quem é posto assim.`

/** @throws WrongAddressUsage */
export function parseAddressArguments(args: readonly string[]): AddressRequest {
  const { uf, city, file } = parse(args)
  if ([uf, city, file].filter(value => value !== undefined).length !== 1)
    throw new WrongAddressUsage('Diga um só: --uf, --city ou --file.')
  if (uf !== undefined) {
    const state = uf.trim().toUpperCase()
    if (!isUf(state)) throw new WrongAddressUsage(`Não existe estado com a sigla "${uf}".`)
    return { uf: state }
  }
  if (city !== undefined) {
    const code = Number(city)
    if (!/^\d{7}$/.test(city) || nameMunicipality(code) === city)
      throw new WrongAddressUsage(
        `Não há município com o código "${city}": são sete algarismos, como 3540705.`,
      )
    return { city: code }
  }
  const path = file ?? ''
  return { path: isAbsolute(path) ? path : resolve(path) }
}

/** Lists the codes of a state's municipalities. */
export const listCodes = (uf: Uf): number[] => listMunicipalities(uf).map(({ code }) => Number(code))

function parse(args: readonly string[]): { uf?: string; city?: string; file?: string } {
  try {
    const option = { type: 'string' } as const
    return parseArgs({ args: [...args], options: { uf: option, city: option, file: option } }).values
  } catch (error) {
    const name = error instanceof Error ? /'(-[^' ]+)/.exec(error.message)?.[1] : undefined
    const isKnown = name !== undefined && ['--uf', '--city', '--file'].includes(name)
    throw new WrongAddressUsage(
      name === undefined
        ? 'Diga um só: --uf, --city ou --file.'
        : isKnown
          ? `Falta o valor de ${name}.`
          : `Opção desconhecida: ${name}.`,
    )
  }
}
