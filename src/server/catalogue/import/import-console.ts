import { formatBrazilianDate } from '#domain/calendar-date.ts'
import { formatCount } from '#domain/format-count.ts'
import type { DetailOutcome } from '#contract/import-schemas.ts'
import type {
  ImportCounts,
  ImportOutcome,
  ImportIssue,
  ImportPhase,
  ImportProgress,
} from '#contract/import-schemas.ts'

const number = (value: number): string => value.toLocaleString('pt-BR')

const phases: Record<ImportPhase, string> = {
  reading: 'lendo',
  comparing: 'comparando',
  staging: 'preparando',
  applying: 'aplicando',
}
const width = 24

/** Shows progress: a bar that redraws itself on a terminal, a line for each phase elsewhere. */
export function createProgressBar(stream: { isTTY?: boolean; write(text: string): unknown }, file: string) {
  let shown: ImportPhase | null = null
  return {
    show({ phase, done, total }: ImportProgress): void {
      if (stream.isTTY) {
        const share = total === 0 ? 1 : Math.min(1, done / total)
        const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░')
        stream.write(`\r\x1b[K${file}  ${bar} ${Math.floor(share * 100)}%  ${phases[phase]}`)
      } else if (phase !== shown) stream.write(`${file}: ${phases[phase]}…\n`)
      shown = phase
    },
    clear(): void {
      if (stream.isTTY && shown !== null) stream.write('\r\x1b[K')
    },
  }
}

const labels: readonly (readonly [keyof ImportCounts, string])[] = [
  ['read', 'lidos'],
  ['added', 'novos'],
  ['changed', 'alterados'],
  ['gone', 'baixados'],
  ['unseen', 'não vistos'],
  ['back', 'de volta'],
  ['unchanged', 'inalterados'],
  ['rejected', 'rejeitados'],
]
const linesShown = 20

function issueLines(issues: readonly ImportIssue[], all: boolean): string[] {
  const shown = all ? issues : issues.slice(0, linesShown)
  const lines = shown.map(({ line, reason }) => `  linha ${line}: ${reason}`)
  const hidden = issues.length - shown.length
  return hidden > 0 ? [...lines, `  e mais ${number(hidden)} (todas com --verbose)`] : lines
}

/** Returns the summary of one file for people. */
export function summarizeImport(outcome: ImportOutcome, { verbose }: { verbose: boolean }): string {
  const { file } = outcome
  if (outcome.status === 'cancelled') return `${file}: importação cancelada, nada foi alterado.`
  const issues = issueLines(outcome.issues, verbose)
  if (outcome.status === 'refused') {
    const force = outcome.forcible ? ['  Para importar assim mesmo: --force'] : []
    return [`${file}: recusado. ${outcome.reason}`, ...force, ...issues].join('\n')
  }
  const { listDate, states, counts, notes } = outcome
  const places = states.length > 3 ? `${states.length} estados` : states.join(', ') || 'nenhum estado'
  return [
    `${file}: lista de ${formatBrazilianDate(listDate)}, ${places}`,
    `  ${labels
      .filter(([key]) => key !== 'unseen' || counts.unseen > 0)
      .map(([key, label]) => `${number(counts[key])} ${label}`)
      .join(' · ')}`,
    ...notes.map(note => `  ${note}`),
    ...issues,
  ].join('\n')
}

const pageOutcomeLabels = {
  changed: 'página lida',
  same: 'página lida, sem novidades',
  older: 'já temos uma leitura mais nova, nada mudou',
}

/** Returns the summary of one page for people. */
export function summarizePage(outcome: DetailOutcome): string {
  if (outcome.status === 'refused') return `${outcome.file}: recusado. ${outcome.reason}`
  const { file, id, name, change, whole } = outcome
  const cut = whole ? '' : '. A página veio cortada: o que falta nela ficou como estava'
  return `${file}: ${pageOutcomeLabels[change]}: imóvel ${id}${name === null ? '' : ` (${name})`}${cut}`
}

/** Returns how many of several pages were read, and why the others were not: by reason, the most frequent first. */
export function summarizePages(outcomes: readonly DetailOutcome[]): string {
  const done = outcomes.filter(outcome => outcome.status === 'done')
  const reasons = new Map<string, number>()
  for (const outcome of outcomes)
    if (outcome.status === 'refused') reasons.set(outcome.reason, (reasons.get(outcome.reason) ?? 0) + 1)
  return [
    `${number(done.length)} de ${number(outcomes.length)} páginas lidas${countCut(done.filter(({ whole }) => !whole).length)}`,
    ...[...reasons]
      .toSorted(([, a], [, b]) => b - a)
      .map(([reason, count]) => `  ${formatCount(count, 'recusada', 'recusadas')}: ${reason}`),
  ].join('\n')
}

const countCut = (cut: number): string => (cut === 0 ? '' : `, ${number(cut)} delas em parte`)
