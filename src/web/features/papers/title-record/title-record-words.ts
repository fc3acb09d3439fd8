import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { countDaysBetween } from '#domain/calendar-date.ts'
import { capitalize } from '#domain/capitalize.ts'
import { formatDecimal, formatShortDate } from '#domain/format-figures.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { burdenNames, type BurdenState, findBurdenState } from '#domain/title-records/burden-state.ts'
import type { TitleBurdenKind } from '#domain/title-records/title-burdens.ts'
import type { TitleActKind } from '#domain/title-records/title-record-acts.ts'
import type { Act, Burden } from './answer-parts.ts'
import { findAct, findCancellingAct } from './find-act.ts'

export const actNames: Readonly<Record<TitleActKind, string>> = {
  ...burdenNames,
  transfer: 'Mudança de dono',
  consolidation: 'Consolidação da propriedade',
  cancellation: 'Cancelamento',
  construction: 'Construção',
  merger: 'Fusão de matrículas',
  split: 'Desmembramento',
  cadastral: 'Dados do imóvel ou das pessoas',
  'negative-auctions': 'Leilões negativos',
  'debt-extinction': 'Extinção da dívida',
  condominium: 'Condomínio',
  'credit-note': 'Cédula de crédito',
  amendment: 'Aditamento',
  other: 'Outro ato',
}

/** Explains each kind of burden in everyday words. */
export const burdenMeanings: Readonly<Record<TitleBurdenKind, string>> = {
  'fiduciary-lien': 'O imóvel garante uma dívida e é do credor até ela ser paga.',
  mortgage: 'O imóvel garante uma dívida, de quem quer que passe a ser.',
  attachment: 'Um juiz separou o imóvel para pagar uma dívida de um processo.',
  'pre-judgment-attachment': 'Um juiz segurou o imóvel enquanto o processo não termina.',
  unavailability: 'Uma ordem proíbe vender ou transferir o imóvel.',
  usufruct: 'Outra pessoa pode morar no imóvel ou alugá-lo.',
  easement: 'Outro imóvel ou serviço pode usar uma parte deste.',
  'restrictive-clauses': 'Uma cláusula limita vender, penhorar ou partilhar o imóvel.',
  'lawsuit-notice': 'Corre um processo que pode atingir o imóvel.',
  lease: 'Um contrato de aluguel foi levado ao registro.',
  'other-burden': 'O ato põe um peso sobre o imóvel: leia as palavras dele.',
}

export const certaintyWords: Readonly<Record<Burden['certainty'], string>> = {
  high: 'Leitura clara',
  medium: 'Leitura provável: algumas letras não estão nítidas',
  low: 'Leitura incerta: confira no papel',
}

/** Groups the burdens by their state, each group in the order of the acts. */
export const groupBurdens = (burdens: readonly Burden[]): Record<BurdenState, Burden[]> => ({
  'in force': burdens.filter(burden => findBurdenState(burden) === 'in force'),
  uncertain: burdens.filter(burden => findBurdenState(burden) === 'uncertain'),
  cancelled: burdens.filter(burden => findBurdenState(burden) === 'cancelled'),
})

const smallNumbers = [
  'nenhum',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
]
const spell = (count: number): string => smallNumbers[count] ?? String(count)

/** The warnings that a reader must know before trusting the rest, with how the paper was read. */
export const listReservations = ({
  warnings,
  recognized,
}: Pick<TitleRecordAnswer, 'warnings' | 'recognized'>): string[] => [
  ...(recognized
    ? ['Letras reconhecidas numa imagem: pode haver trocas. Confira no papel números, nomes e datas.']
    : []),
  ...warnings,
]

/** The answer in one sentence: `Dois ônus em vigor, um incerto.` A reassuring answer names its basis. */
export function writeAnswer(
  answer: Pick<TitleRecordAnswer, 'acts' | 'burdens' | 'certificateDate' | 'warnings' | 'recognized'>,
): string {
  const { 'in force': inForce, uncertain } = groupBurdens(answer.burdens)
  if (answer.acts.length === 0) return 'Não dá para dizer: nenhum ato foi encontrado no que foi lido.'
  const doubtful = uncertain.length === 1 ? 'incerto' : 'incertos'
  const isReserved = listReservations(answer).length > 0 || answer.certificateDate === null
  const read = `no que foi lido${isReserved ? ', com ressalvas' : ''}.`
  if (inForce.length === 0)
    return uncertain.length === 0
      ? `Nenhum ônus em vigor ${read}`
      : `${capitalize(spell(uncertain.length))} ônus ${doubtful}; nenhum outro em vigor ${read}`
  const holding = `${capitalize(spell(inForce.length))} ônus em vigor`
  return uncertain.length === 0 ? `${holding}.` : `${holding}, ${spell(uncertain.length)} ${doubtful}.`
}

/** `12 mar. 2026, há 20 dias`; what a certificate's day in the future means is a warning of its own. */
export function describeCertificate(day: string, today: string): string {
  const age = countDaysBetween(day, today)
  const words = age === 0 ? 'hoje' : age === 1 ? 'ontem' : `há ${String(age)} dias`
  return age < 0 ? formatShortDate(day) : `${formatShortDate(day)}, ${words}`
}

/** `a Caixa, desde AV-7 (página 2)`; `uma pessoa (nome encoberto), 1/2, desde a abertura`. */
export function describeOwner({ who, share, since, page }: TitleRecordAnswer['owners'][number]): string {
  const act = since === 'opening' ? 'desde a abertura' : `desde ${since}`
  return [who, share, page === null ? act : `${act} (página ${String(page)})`].filter(Boolean).join(', ')
}

/** The line under a burden: `R-3, de 4 mai. 2015`, with the act that ended it. */
export function describeSource(burden: Burden, acts: readonly Act[]): string {
  const dated = (number: string, at: number | null): string => {
    const date = at === null ? null : acts[at]?.date
    return date ? `${number}, de ${formatShortDate(date)}` : number
  }
  const origin = dated(burden.act, findAct(burden, acts))
  if (burden.cancelledBy === null) return origin
  return `${origin}; cancelado por ${dated(burden.cancelledBy, findCancellingAct(burden, acts))}`
}

/** Facts of the property that the text states, as lines. */
export function listPropertyFacts({
  property: { registration, area, builtArea, landArea, parkingSpaces, address, city, uf },
}: Pick<TitleRecordAnswer, 'property'>): { label: string; value: string }[] {
  const metres = (value: number | null): string | null =>
    value === null ? null : `${formatDecimal(value, 0, 2)}\u00a0m²`
  return (
    [
      ['Matrícula', registration],
      ['Endereço', address],
      [
        city === null ? 'Estado' : 'Cidade',
        [city && formatPlaceName(city.toUpperCase()), uf].filter(Boolean).join(', ') || null,
      ],
      ['Área', metres(area)],
      ['Área construída', metres(builtArea)],
      ['Área do terreno', metres(landArea)],
      ['Vagas', parkingSpaces === null ? null : String(parkingSpaces)],
    ] as const
  ).flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

/** What the text says of the auctions that nobody bid in; `null` where it says nothing. */
export function describeNegativeAuctions({
  negativeAuctions: found,
}: Pick<TitleRecordAnswer, 'negativeAuctions'>): string | null {
  if (found === null) return null
  return found.debtExtinguished
    ? `Averbados no ${found.act}, com a extinção da dívida do antigo devedor.`
    : `Averbados no ${found.act}. O texto não fala na extinção da dívida do antigo devedor.`
}
