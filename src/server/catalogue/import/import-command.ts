import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readList } from '#domain/caixa/list-reader.ts'
import { asksForHelp } from '../../command-help.ts'
import { loadConfig, WrongSetting } from '../../server-config.ts'
import { readDotEnv } from '../../read-dot-env.ts'
import { explainDatabaseError } from '../../database/database-errors.ts'
import { bankPageBytes } from '#contract/file-limits.ts'
import type { DetailOutcome } from '#contract/import-schemas.ts'
import { createFilesPrivately } from '../../private-files.ts'
import { pageTooLarge } from '../details/import-page-file.ts'
import { summarizePage, summarizePages, createProgressBar, summarizeImport } from './import-console.ts'
import { decodeList } from './decode-list.ts'
import { downloadList } from './download-list.ts'
import { DownloadFailed } from './download-failed.ts'
import { ImportNotPossible, type ListFile, openImportTarget, type ImportTarget } from './import-target.ts'
import { parseArgs } from 'node:util'
import { isUf, states, type Uf } from '#domain/states.ts'
import { isCalendarDate } from '#domain/calendar-date.ts'

/** The parsed arguments of the import command. */
interface ImportRequest {
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

const importUsage = `Uso: npm run import -- ARQUIVO.csv [ARQUIVO…]   importa listas de imóveis da Caixa
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

/** `npm run import`: the process. Exit codes: 0 everything imported or help given, 1 something was not, 130 cancelled. */
const stdout = process.stdout
const cancel = new AbortController()
const { signal } = cancel
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    cancel.abort()
    process.stderr.write('\nCancelando…\n')
  })
}

try {
  const args = process.argv.slice(2)
  if (asksForHelp(args)) stdout.write(`${importUsage}\n`)
  else process.exitCode = await importGiven(args)
} catch (error) {
  process.exitCode = signal.aborted ? 130 : 1
  if (!signal.aborted) process.stderr.write(`${explained(error)}\n`)
}

async function importGiven(args: readonly string[]): Promise<number> {
  readDotEnv()
  createFilesPrivately()
  const config = loadConfig(process.env)
  return run(parseImportArguments(args), config)
}

function explained(error: unknown): string {
  if (error instanceof WrongImportUsage) return `${error.message}\n\n${importUsage}`
  if (error instanceof WrongSetting || error instanceof ImportNotPossible) return error.message
  const ofDatabase = explainDatabaseError(error)
  if (ofDatabase !== null) return ofDatabase
  return error instanceof Error ? `A importação falhou: ${error.stack}` : String(error)
}

async function run(request: ImportRequest, config: ReturnType<typeof loadConfig>): Promise<number> {
  if (request.detail) return runPages(request.files, config)
  const { lists, missing } = await readFiles(request)
  for (const line of missing) process.stderr.write(`${line}\n`)
  if (lists.length + request.download.length === 0) return 1
  const target = await openImportTarget(config, signal)
  let failures = missing.length
  try {
    for (const list of lists) {
      if (!(await importFile(target, list, request))) failures++
    }
    for (const [index, uf] of request.download.entries()) {
      if (index > 0) await sleep(1_000, undefined, { signal })
      stdout.write(`Baixando a lista de ${uf}…\n`)
      const bytes = await downloadList(uf, { base: config.catalogueUrl, signal }).catch(downloadFailure)
      const name = `Lista_imoveis_${uf}.csv`
      if (bytes === null || !(await importFile(target, { name, bytes }, request))) failures++
    }
  } finally {
    await target.close()
  }
  return failures > 0 ? 1 : 0
}

/** Reads and imports each file before the next; the exit code says whether all were imported. */
async function runPages(files: readonly string[], config: ReturnType<typeof loadConfig>): Promise<number> {
  const target = await openImportTarget(config, signal)
  const outcomes: DetailOutcome[] = []
  try {
    for (const file of files) outcomes.push(await importPageAtPath(target, file))
  } finally {
    await target.close()
  }
  if (outcomes.length > 1) stdout.write(`${summarizePages(outcomes)}\n`)
  return outcomes.every(({ status }) => status === 'done') ? 0 : 1
}

/**
 * Imports the page of a file and says how that ended.
 * @throws when the person cancels
 */
async function importPageAtPath(target: ImportTarget, file: string): Promise<DetailOutcome> {
  signal.throwIfAborted()
  const name = basename(file)
  try {
    const { size, mtime: savedAt } = await stat(file)
    if (size > bankPageBytes) throw new ImportNotPossible(pageTooLarge)
    const outcome = await target.importPage({ name, bytes: await readFile(file), savedAt }, signal)
    ;(outcome.status === 'done' ? stdout : process.stderr).write(`${summarizePage(outcome)}\n`)
    return outcome
  } catch (error) {
    if (error instanceof ImportNotPossible) process.stderr.write(`${name}: ${error.message}\n`)
    else if (isOfFiles(error)) process.stderr.write(`${unreadable(file, error)}\n`)
    else throw error
    return {
      status: 'refused',
      file: name,
      reason: error instanceof ImportNotPossible ? error.message : 'O arquivo não pôde ser lido.',
    }
  }
}

function isOfFiles(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'syscall' in error
}

function unreadable(file: string, error: unknown): string {
  return `${file}: o arquivo não pôde ser lido (${error instanceof Error && 'code' in error ? error.code : error}).`
}

function downloadFailure(error: unknown): null {
  if (!(error instanceof DownloadFailed)) throw error
  process.stderr.write(`${error.message}\n`)
  return null
}

/**
 * Returns whether the list was imported.
 * @throws when the person cancels
 */
async function importFile(target: ImportTarget, list: ListFile, request: ImportRequest): Promise<boolean> {
  signal.throwIfAborted()
  const progress = createProgressBar(stdout, list.name)
  try {
    const outcome = await target.take(list, { ...request, signal, onProgress: progress.show })
    progress.clear()
    const summary = `${summarizeImport(outcome, request)}\n`
    if (outcome.status === 'done') stdout.write(summary)
    else process.stderr.write(summary)
    if (outcome.status === 'cancelled') signal.throwIfAborted()
    return outcome.status === 'done'
  } catch (error) {
    progress.clear()
    if (!(error instanceof ImportNotPossible)) throw error
    process.stderr.write(`${list.name}: ${error.message}\n`)
    return false
  }
}

/** Returns the files in the order of their generation dates, so that listings arrive and leave in the right order. */
async function readFiles({ files, date }: ImportRequest): Promise<{ lists: ListFile[]; missing: string[] }> {
  const missing: string[] = []
  const lists: (ListFile & { date: string })[] = []
  for (const file of files) {
    try {
      const bytes = await readFile(file)
      const list = readList(decodeList(bytes))
      lists.push({
        name: basename(file),
        bytes,
        date: (list.kind === 'list' ? list.date : null) ?? date ?? '',
      })
    } catch (error) {
      missing.push(unreadable(file, error))
    }
  }
  lists.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return { lists, missing }
}
