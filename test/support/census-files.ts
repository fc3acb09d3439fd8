import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildZip } from './built-zip.ts'

/** The columns of the census's CSV. */
export const censusHeader =
  'COD_UNICO_ENDERECO;COD_UF;COD_MUNICIPIO;COD_DISTRITO;COD_SUBDISTRITO;COD_SETOR;NUM_QUADRA;NUM_FACE;CEP;DSC_LOCALIDADE;NOM_TIPO_SEGLOGR;NOM_TITULO_SEGLOGR;NOM_SEGLOGR;NUM_ENDERECO;DSC_MODIFICADOR;NOM_COMP_ELEM1;VAL_COMP_ELEM1;NOM_COMP_ELEM2;VAL_COMP_ELEM2;NOM_COMP_ELEM3;VAL_COMP_ELEM3;NOM_COMP_ELEM4;VAL_COMP_ELEM4;NOM_COMP_ELEM5;VAL_COMP_ELEM5;LATITUDE;LONGITUDE;NV_GEO_COORD;COD_ESPECIE;DSC_ESTABELECIMENTO;COD_INDICADOR_ESTAB_ENDERECO;COD_INDICADOR_CONST_ENDERECO;COD_INDICADOR_FINALIDADE_CONST;COD_TIPO_ESPECI'

export interface CensusRow {
  municipality?: number
  postalCode?: string
  locality?: string
  type?: string
  title?: string
  name?: string
  number?: string
  modifier?: string
  /** `QUADRA;B;LOTE;5` */
  elements?: string
  lat?: string
  lng?: string
  level?: string
}

/** Writes a row of the census. */
export function censusRow({
  municipality = 3_540_705,
  postalCode = '13660080',
  locality = 'CENTRO',
  type = 'RUA',
  title = '',
  name = 'DAS FLORES',
  number = '10',
  modifier = '',
  elements = '',
  lat = '-21.853000',
  lng = '-47.479000',
  level = '1',
}: CensusRow = {}): string {
  const complements = [...elements.split(';'), ...Array.from<string>({ length: 10 }).fill('')].slice(0, 10)
  const before = [
    '1',
    '35',
    String(municipality),
    '1',
    '1',
    '1P',
    '1',
    '1',
    postalCode,
    locality,
    type,
    title,
    name,
  ]
  return [before, number, modifier, complements, lat, lng, level, '1', 'ESCOLA', '', '', '', '101']
    .flat()
    .join(';')
}

export const censusCsv = (rows: readonly CensusRow[]): string =>
  `${[censusHeader, ...rows.map(censusRow)].join('\n')}\n`

/** Writes a zip of the census. */
export const censusZip = (rows: readonly CensusRow[], name = '3540705_PORTO_FERREIRA.csv'): Buffer =>
  buildZip([{ name, bytes: Buffer.from(censusCsv(rows)) }])

/** Makes the houses of one street: numbers 2, 4, … with ten meters between two. */
export const censusStreet = (houses: number, base: CensusRow = {}): CensusRow[] =>
  Array.from({ length: houses }, (_, at) => ({
    ...base,
    number: String(2 * at + 2),
    lng: (-47.479 + at * 0.0001).toFixed(6),
  }))

/** How the site answers: as it should, with a status, half of it, or nothing after some bytes. */
type CensusAnswer = 'well' | 'cut off' | 'stalls' | number

export interface CensusSite {
  url: string
  asked: { path: string; range: string | undefined }[]
  behave(answer: (path: string, before: number) => CensusAnswer): void
  stop(): Promise<void>
}

/** Starts IBGE's site on this machine: index pages of folders, and files with ranges and validators, as Apache gives them. */
export async function startCensusSite(files: Readonly<Record<string, Buffer>>): Promise<CensusSite> {
  const asked: CensusSite['asked'] = []
  let behave: (path: string, before: number) => CensusAnswer = () => 'well'
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://site').pathname)
    const before = asked.filter(each => each.path === path).length
    asked.push({ path, range: request.headers.range })
    const answer = behave(path, before)
    if (typeof answer === 'number') return void response.writeHead(answer).end()
    if (path.endsWith('/')) return void response.end(indexPage(path, Object.keys(files)))
    const bytes = files[path]
    if (bytes === undefined) return void response.writeHead(404).end()
    sendFile(request, response, bytes, answer)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    behave: answer => {
      behave = answer
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const indexPage = (folder: string, paths: readonly string[]): string =>
  `<html><title>Index of ${folder}</title><a href="/">Parent Directory</a>${paths
    .filter(path => path.startsWith(folder))
    .map(path => path.slice(folder.length))
    .map(name => `<a href="${encodeURIComponent(name)}">${name}</a> 2024-01-01 1.2M`)
    .join('\n')}</html>`

function sendFile(
  { headers }: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer,
  answer: Exclude<CensusAnswer, number>,
): void {
  const etag = `"${bytes.length}"`
  response.setHeader('ETag', etag)
  if (headers['if-none-match'] === etag) return void response.writeHead(304).end()
  const from = headers['if-range'] === etag ? Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0) : 0
  if (from >= bytes.length)
    return void response.writeHead(416, { 'Content-Range': `bytes */${bytes.length}` }).end()
  if (from > 0)
    response.writeHead(206, {
      'Content-Range': `bytes ${from}-${bytes.length - 1}/${bytes.length}`,
      'Content-Length': bytes.length - from,
    })
  else response.writeHead(200, { 'Content-Length': bytes.length })
  if (answer === 'well') return void response.end(bytes.subarray(from))
  response.write(bytes.subarray(from, from + Math.ceil((bytes.length - from) / 2)), () => {
    // What was sent arrives before the connection ends.
    if (answer === 'cut off') setTimeout(() => response.destroy(), 30)
  })
}
