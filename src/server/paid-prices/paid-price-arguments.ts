import { parseArgs } from 'node:util'
import { publishedCities } from '#domain/paid-prices/published-cities.ts'
import type { PaidCity } from './cities/paid-city.ts'
import { findPaidCity, paidCities } from './cities/paid-cities.ts'

/** The parsed arguments of the command of paid prices: files of one city, or cities whose sites are asked. */
export type PaidPriceRequest = { city: PaidCity; files: string[] } | { fetch: PaidCity[] }

/** The command was called with arguments it does not accept; the message is for people. */
export class WrongPaidPriceUsage extends Error {}

const names = paidCities.map(({ id }) => id).join(', ')

export const paidPriceUsage = `Uso: npm run paid-prices -- CIDADE ARQUIVO…     importa registros de venda (ITBI) de uma cidade: CSV, CSV.gz ou XLSX
     npm run paid-prices -- --fetch CIDADE,…     baixa e importa os arquivos novos do site da prefeitura

  Cidades: ${names}
  Com site que se pode baixar: ${publishedCities.join(', ')}`

/** @throws WrongPaidPriceUsage */
export function parsePaidPriceArguments(args: readonly string[]): PaidPriceRequest {
  const { fetch, positionals } = parse(args)
  if (fetch.length > 0) {
    if (positionals.length > 0) throw new WrongPaidPriceUsage('--fetch não leva arquivos.')
    return { fetch: fetch.map(findCity) }
  }
  const [id, ...files] = positionals
  if (id === undefined) throw new WrongPaidPriceUsage('Diga a cidade e os arquivos.')
  const city = findCity(id)
  if (files.length === 0) throw new WrongPaidPriceUsage(`Diga que arquivos de ${city.name} importar.`)
  return { city, files }
}

function findCity(id: string): PaidCity {
  const city = findPaidCity(id)
  if (city === null) throw new WrongPaidPriceUsage(`Não há importador para a cidade "${id}".`)
  return city
}

function parse(args: readonly string[]): { fetch: string[]; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { fetch: { type: 'string', multiple: true } },
    })
    const fetch = (values.fetch ?? []).flatMap(list => list.split(',')).map(city => city.trim())
    return { fetch: [...new Set(fetch)], positionals }
  } catch (error) {
    const option = error instanceof Error ? /'(-[^' ]+)/.exec(error.message)?.[1] : undefined
    throw new WrongPaidPriceUsage(
      option === '--fetch' ? 'Falta a cidade depois de --fetch.' : `Opção desconhecida: ${option}.`,
    )
  }
}
