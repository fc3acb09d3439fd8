import type { BankList } from '#domain/caixa/list-reader.ts'
import { describeListGap } from '#domain/caixa/list-gap-words.ts'
import { describeSmallList } from '#domain/caixa/usual-list-sizes.ts'
import { formatBrazilianDate } from '#domain/calendar-date.ts'
import { formatCount } from '#domain/format-count.ts'
import type { ImportIssue } from '#contract/import-schemas.ts'
import type { ImportPlan } from './plan-import.ts'
import type { WholeList } from './read-whole-list.ts'
import { dayMs } from '../../durations.ts'

/** A list that is not imported, with the reason for people; nothing was changed. */
export class ListRefused extends Error {
  /** Whether `--force` imports it anyway. */
  readonly forcible: boolean
  readonly issues: readonly ImportIssue[]

  constructor(reason: string, { forcible = false, issues = [] as readonly ImportIssue[] } = {}) {
    super(reason)
    this.forcible = forcible
    this.issues = issues
  }
}

/**
 * Returns the generation date of a list that may be imported.
 * @throws ListRefused
 */
export function checkList(
  list: BankList,
  whole: WholeList,
  { date, force, now }: { date: string | null; force: boolean; now: Date },
): string {
  const { issues } = whole
  const listDate = list.date ?? date
  if (listDate === null) {
    throw new ListRefused(
      'O arquivo não traz a data de geração da lista (foi salvo por uma planilha?). Informe-a com --date AAAA-MM-DD.',
      { issues },
    )
  }
  if (force) return listDate
  const refuse = (reason: string) => new ListRefused(reason, { forcible: true, issues })
  if (listDate > new Date(now.getTime() + 2 * dayMs).toISOString().slice(0, 10)) {
    throw refuse(`A data de geração (${formatBrazilianDate(listDate)}) está no futuro.`)
  }
  if (whole.listings.length === 0) {
    throw refuse(
      issues.length === 0
        ? 'A lista tem só o cabeçalho, nenhum imóvel: o download deve ter sido bloqueado.'
        : 'Nenhuma linha da lista pôde ser lida.',
    )
  }
  if (list.damaged) {
    throw refuse('As letras acentuadas do arquivo se perderam numa conversão. Baixe a lista de novo.')
  }
  return listDate
}

/** @throws ListRefused when far too many of a state's listings would be gone */
export function checkPlan(
  { vanishing }: ImportPlan,
  { force, issues }: { force: boolean; issues: ImportIssue[] },
): void {
  if (force || vanishing.length === 0) return
  const states = vanishing
    .map(({ state, rows, offered }) => `${state} (${rows} na lista, ${offered} no catálogo)`)
    .join(', ')
  throw new ListRefused(
    `A lista traz menos de um quinto dos imóveis do catálogo em ${states}. Se é só uma parte da lista, use --partial.`,
    { forcible: true, issues },
  )
}

/** Describes what a person should know about an import besides its counts. */
export function describeImportNotes(
  list: BankList,
  plan: ImportPlan,
  { listDate, force, demonstrationLeft }: { listDate: string; force: boolean; demonstrationLeft: boolean },
): string[] {
  const { olderStates, counts, gaps, firstStates, doubtful, slippedStates } = plan
  const notes: string[] = []
  if (demonstrationLeft) notes.push('Os imóveis de demonstração foram retirados.')
  if (olderStates.length > 0) {
    const kept = counts.archived > 0 ? `; ${counts.archived} desconhecidos entraram como já baixados` : ''
    notes.push(`Há lista mais nova de ${olderStates.join(', ')}: nada do que ela diz foi alterado${kept}.`)
  }
  if (force && list.damaged) notes.push('As letras acentuadas do arquivo estão danificadas.')
  if (doubtful > 0)
    notes.push(
      `${formatCount(doubtful, 'preço ou avaliação fica', 'preços ou avaliações ficam')} a confirmar: nada explica a diferença, e vale o que se sabia até a próxima lista ou a página da Caixa.`,
    )
  if (slippedStates.length > 0)
    notes.push(
      `Em ${slippedStates.join(', ')}, muitos preços mudaram de uma vez pelo mesmo fator, a metade ou menos, o dobro ou mais: a lista pode estar errada, e nenhum deles vale antes de confirmado.`,
    )
  for (const gap of gaps) notes.push(...describeListGap(gap, listDate))
  for (const each of firstStates) notes.push(...describeSmallList(each))
  return notes
}
