import { parseArgs } from 'node:util'
import { isUf, states, type Uf } from '#domain/states.ts'
import { isCalendarDate } from '#domain/calendar-date.ts'

/** The parsed arguments of the import command. */
export interface ImportRequest {
  files: string[]
  /** Whether the files are the bank's pages of single properties rather than lists. */
  detail: boolean
  /** States whose lists are downloaded. */
  download: Uf[]
  partial: boolean
  force: boolean
  /** `YYYY-MM-DD` */
  date: string | null
  /** Shows every rejected line. */
  verbose: boolean
}

/** The command was called with arguments it does not accept; the message is for people. */
export class WrongImportUsage extends Error {}

export const importUsage = `Uso: npm run import -- ARQUIVO.csv [ARQUIVO…]   importa listas de imóveis da Caixa
     npm run import -- --uf SP,RJ              baixa e importa as listas destes estados
     npm run import -- --all                   baixa e importa as listas dos 27 estados
     npm run import -- --detail PÁGINA…        lê páginas de imóveis salvas do site (HTML ou texto)

  --partial           o arquivo é só uma parte da lista: nada é dado como baixado
  --date AAAA-MM-DD   data de geração de um arquivo que não a traz
  --force             importa mesmo o que seria recusado
  --verbose           mostra todas as linhas rejeitadas`

/** @throws WrongImportUsage */
export function parseImportArguments(args: readonly string[]): ImportRequest {
  const { values, positionals } = parse(args)
  const { all = false, detail = false, partial = false, force = false, verbose = false, date = null } = values
  const named = (values.uf ?? []).flatMap(list => list.toUpperCase().split(',')).map(uf => uf.trim())
  const unknown = named.find(uf => !isUf(uf))
  if (unknown !== undefined) throw new WrongImportUsage(`Estado desconhecido em --uf: "${unknown}".`)
  if (date !== null && !isCalendarDate(date))
    throw new WrongImportUsage(`--date pede uma data como 2026-07-06, não "${date}".`)
  if (detail && (all || partial || force || date !== null || named.length > 0))
    throw new WrongImportUsage('--detail pede só arquivos, sem as opções das listas.')
  const download = all ? states.map(({ uf }) => uf) : [...new Set(named.filter(isUf))]
  if (positionals.length + download.length === 0) throw new WrongImportUsage('Diga o que importar.')
  return { files: positionals, detail, download, partial, force, date, verbose }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        uf: { type: 'string', multiple: true },
        all: { type: 'boolean' },
        detail: { type: 'boolean' },
        partial: { type: 'boolean' },
        force: { type: 'boolean' },
        date: { type: 'string' },
        verbose: { type: 'boolean' },
      },
    })
  } catch (error) {
    const option = error instanceof Error ? /'(-[^' ]+)/.exec(error.message)?.[1] : undefined
    const missing =
      error instanceof Error && 'code' in error && error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    throw new WrongImportUsage(
      missing ? `Falta ou sobra um valor em ${option}.` : `Opção desconhecida: ${option}.`,
    )
  }
}
