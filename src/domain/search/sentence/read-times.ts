import { dayMs } from '../../durations.ts'
import { brasiliaDayNumber } from '../../brasilia-time.ts'
import {
  type SentenceReading,
  forEachMatch,
  hasWord,
  markNotUnderstood,
  phrasePattern,
} from './sentence-reading.ts'

/** The most days of `closesWithin`. */
const mostDays = 90

const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

/** "Até sexta da semana que vem" names a day; "até quinta da Boa Vista", "até quarta avenida" and "até segunda praça" do not. */
const noDay =
  '(?:praca|leilao|licitacao|parte|vez|opcao|hasta|etapa|fase|chamada|data|avenida|av|rua|travessa|alameda|quadra|vila|vara|d[aeo]s?(?! (?:semana|proxima|outra|manha|tarde|noite) )|(?:- )?feira)'
const weekday = `(?<weekday>${weekdays.join('|')})(?:(?: -)? feira|(?! ${noDay} ))(?<nextWeek> que vem| da (?:semana que vem|proxima semana|outra semana))?(?: [dn]es[st]a semana)?`
const end = '(?:fim|final) d(?:[eoa]|est[ea]|ess[ea]) (?<end>mes|semana)(?<later> que vem)?'
const year = '(?: (?:/ (?<shortYear>\\d{2})|(?:/|de) (?<year>2\\d{3})))?'
const date = `dia (?<day>\\d{1,2})(?: (?:/|de) (?<month>\\d{1,2}|${months.join('|')})${year})?`
const closingVerb =
  '(?:(?:que |os que |as que )?(?:encerr\\w+|termin(?:a|am|ando)|acab(?:a|am|ando)|vence(?:m|ndo)?|fech(?:a|am|ando)|acontec\\w+) )?'
const deadline = phrasePattern(
  `(?<closing>${closingVerb})(?:ate|(?<before>antes) d[aeo]) (?:(?:a|o|n?est[ae]|n?ess[ae]|(?<next>proxim[ao])) ){0,2}(?:${weekday}|${end}|${date})`,
)
const deadlineWord = /^(?:domingo|segunda|terca|quarta|quinta|sexta|sabado|fim|final|dia)$/

/** Returns the day number of a date of this year or, when it is past, the next one; `null` when there is no such date. */
function findNextDate(today: number, day: number, month: number | null): number | null {
  const now = new Date(today * dayMs)
  for (let later = 0; later <= 12; later++) {
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, day))
    const number = at.getTime() / dayMs
    if (at.getUTCDate() === day && number >= today && (month === null || at.getUTCMonth() === month))
      return number
  }
  return null
}

/** Returns the day number of a weekday: today or later, or in the week after this one, which begins on a Monday. */
function findWeekday(today: number, at: number, nextWeek: boolean, afterToday: boolean): number {
  const now = new Date(today * dayMs).getUTCDay()
  if (nextWeek) return today - ((now + 6) % 7) + 7 + ((at + 6) % 7)
  const days = (at - now + 7) % 7
  return today + (days === 0 && afterToday ? 7 : days)
}

type Words = Record<string, string | undefined>

/** Returns the day number of the day that is named; `null` when there is no such day. */
function findNamedDay(words: Words, today: number): number | null {
  const now = new Date(today * dayMs)
  const { weekday, month, shortYear } = words
  if (weekday !== undefined)
    return findWeekday(
      today,
      weekdays.indexOf(weekday),
      words['nextWeek'] !== undefined,
      words['next'] !== undefined,
    )
  const later = words['later'] === undefined ? 0 : 1
  if (words['end'] === 'semana') return today + ((7 - now.getUTCDay()) % 7) + 7 * later
  if (words['end'] === 'mes') return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + later, 0) / dayMs
  const named = month === undefined ? null : months.indexOf(month)
  const next = findNextDate(today, Number(words['day']), named === -1 ? Number(month) - 1 : named)
  const year = words['year'] ?? (shortYear === undefined ? undefined : `20${shortYear}`)
  const other =
    next !== null && year !== undefined && new Date(next * dayMs).getUTCFullYear() !== Number(year)
  return other ? null : next
}

/** Verbs whose "até" is no closing date: for what arrived, became cheaper or is to be paid until then. */
const otherVerb =
  /^(?:entr(?:ou|aram|ando|ar|ado|em)|cheg\w+|sai(?:u|ram)|surgi\w+|aparec\w+|(?:public|anunci|lanc|cadastr|adicion|list|inclu)\w+|baix(?:ou|aram)|reduz\w+|ca(?:iu|iram)|pag\w+|quit\w+|deposit\w+|receb\w+|mud(?:ar|o|amos))$/
const negation = /^(?:nao|nem|nunca|jamais|sem)$/
/** Number of words before a deadline that may say that it is not a closing date. */
const wordsBefore = 4

/** Whether the words before, in the same clause, say that no closing date is meant: "entraram até sexta". */
function meansOtherwise({ tokens }: SentenceReading, from: number, closes: boolean): boolean {
  for (let at = from - 1; at >= from - (closes ? 1 : wordsBefore) && tokens[at]?.kind === 'word'; at--) {
    const { word } = tokens[at] ?? { word: '' }
    if (negation.test(word) || (!closes && otherVerb.test(word))) return true
  }
  return false
}

/**
 * Reads "até sexta", "antes do fim do mês" and "até dia 15" as days from `now` to the last day that is allowed, in
 * Brasília: `closesWithin` reaches its end. The least is one day, also for today. What is past, over 90 days away or no
 * closing date is marked as not understood.
 */
export function readDeadlines(reading: SentenceReading, now: Date): void {
  if (!hasWord(reading, deadlineWord)) return
  const today = brasiliaDayNumber(now.getTime())
  forEachMatch(reading, deadline, ({ groups = {} }, from, to) => {
    const words: Words = groups
    const named = findNamedDay(words, today)
    const last = named === null || words['before'] === undefined ? named : named - 1
    if (
      last === null ||
      last < today ||
      last - today > mostDays ||
      meansOtherwise(reading, from, words['closing'] !== '')
    )
      return markNotUnderstood(reading, from, to)
    reading.criteria.closesWithin ??= Math.max(1, last - today)
  })
}

const numberNames: Record<string, number> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  dez: 10,
  doze: 12,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  sessenta: 60,
  noventa: 90,
}
const unitDays: Record<string, number> = { hora: 1 / 24, dia: 1, semana: 7, quinzena: 15, mes: 30, mese: 30 }

const count = `(?:\\d{1,3}|${Object.keys(numberNames).join('|')})`
const this_ = '(?:[nd]?ess[ae]s?|[nd]?est[ae]s?|ultim[oa]s?|proxim[oa]s?|mesm[oa])'
const lead =
  '(?:(?:ainda|agora|ja|ate|em|n[ao]s?|n?uma?s?|d[aeo]s?|pel[oa]s?|dentro|daqui|a|o|ha|faz|tem|menos|durante|so|logo|mais|com|o fim|fim|final|o final|pra|para|e|cerca|uns|menor|prazo) ){0,6}'
const span = `${lead}(?:hoje|ontem|amanha|(?:${this_} )?(?:${count} )?(?:${this_} )?(?:dias?(?! \\d)|semanas?|mes(?:es)?|quinzena|horas?|h)(?: que vem| passad[oa]| (?:pra ca|para ca|atras|corridos|uteis))?|(?:${this_} )?(?:fim|final) de semana)`

const arrived =
  '(?:(?:que|o que|os que|as que|quais|recem|acabaram de|acabou de|tenham?|foram|foi) ){0,2}(?:entr(?:ou|aram|aro|ando|ar|ado)|cheg(?:ou|aram|ad[oa]s?|ar)|sairam|saiu|apareceu|apareceram|lancad[oa]s?|lancaram|lancou|publicad[oa]s?|anunciad[oa]s?|adicionad[oa]s?|cadastrad[oa]s?|incluid[oa]s?|postad[oa]s?|colocad[oa]s?|surgi(?:u|ram)|nov(?:o|a|os|as|idades?)|recentes?|listad[oa]s?|subiram)(?: (?:n[ao]|em|pra|para|a|d[ao]) (?:site|lista|catalogo|caixa|leilao|venda|app|sistema))?'
const arrivedPattern = phrasePattern(`(?<! mais )${arrived} ${span}`)
const homes = '(?:imoveis|casas|apartamentos|aptos|terrenos|anuncios|lotes|ofertas|opcoes)'
const arrivedAlone = phrasePattern(
  `(?<! mais )(?:(?:so|apenas|somente|os|as|tem|quais os|quais as|o que (?:tem|ha) de) )?(?:novidades?|nov[oa]s(?= (?:${homes}|n[ao]s?|em|ate|de|que|com|e|a|[.,?!]|$))|(?<=de )novo(?= (?:em|n[ao]|por|[?]|$)))|(?:que )?(?:recem|acabaram de|acabou de) (?:chegad[oa]s?|publicad[oa]s?|lancad[oa]s?|anunciad[oa]s?|adicionad[oa]s?|listad[oa]s?|entrar|chegar|sair|aparecer)(?: n[ao] (?:site|lista|catalogo|caixa))?|(?:que )?(?:entraram|chegaram) (?:agora|recentemente|ha pouco)`,
)
const fell =
  '(?:baixou|baixaram|abaixou|abaixaram|caiu|cairam|reduziu|reduziram|diminuiu|diminuiram|desceu|desceram|despencou|despencaram|baixando|abaixado|baixado|reduzid[oa]s?|rebaixad[oa]s?|cortad[oa]s?|cortaram)'
const price = '(?:precos?|valor(?:es)?)'
const cut = `(?:(?:que|quem|os que|as que|ja|tenham?|tiveram|teve|com|houve|sofreram|sofreu) ){0,3}(?:(?:o )?${price} (?:que )?(?:(?:foi|foram|tenha|ja|esta|mais) )?${fell}|${fell}(?: (?:de|o|no|os|nos|em|do|um pouco|muito|bastante|seu)){0,2} ${price}|(?:queda|reducao|baixa|corte|rebaixa)s?(?: (?:d[eo]|n[oa])){0,1} ${price}|(?:ficou|ficaram) mais (?:barat[oa]s?|em conta)|(?:abaixou|abaixaram|baixou|baixaram|despencou|despencaram))`
const cutPattern = phrasePattern(`${cut}(?<time> ${span})?`)
const closing =
  '(?:(?:que|os que|as que|quais|o que|vao|vai|estao|esta|tao|ta|pra|para|prestes a|quase|ja) ){0,3}(?:encerr\\w+|termin(?:a|am|ando|ar|e|em)|acab(?:a|am|ando|ar|e|em)|vence(?:m|ndo|r)?|fech(?:a|am|ando|ar|e|em)|finaliz\\w+|expir\\w+|acontec\\w+|prazo(?: final)?|data(?: d[eo] (?:leilao|encerramento))?|lances?)(?: (?:o (?:leilao|prazo)|os lances|a venda|marcad[oa]s?|agendad[oa]s?))?'
const closesPattern = phrasePattern(`${closing} ${span}`)
const saleTime = phrasePattern(
  `(?<= (?:leilao|leiloes|praca|licitacao|licitacoes|online) )(?:(?:que )?(?:vai ser|e|sera|seja|acontece\\w*|ocorre\\w*|marcad[oa]s?|agendad[oa]s?|com data) )?${span}`,
)
const ahead = phrasePattern(
  `(?:n?[oa]s |em ate |ate |dentro dos )?proxim[oa]s (?:${count} )?(?:dias|semanas|meses)|(?:dentro de|daqui a|em ate) ${count} (?:dias?|semanas?|mes(?:es)?)`,
)
const behind = phrasePattern(`(?:d?n?[oa]s )?ultim[oa]s (?:${count} )?(?:dias|semanas|meses|horas)`)

const spanOfDays = new RegExp(
  `(?:^| )(?:(${count}) )?(?:${this_} )?(hora|dia|semana|quinzena|mese|mes|h)s?(?: |$)`,
)

/** Reads how many days some words span: "essa semana" is 7, "nos últimos 30 dias" 30. */
function readDays(words: string): number {
  if (/\b(hoje|amanha)\b/.test(words)) return 1
  if (/\bontem\b/.test(words)) return 2
  const [, writtenNumber = '1', unit = ''] = spanOfDays.exec(words) ?? []
  const many = numberNames[writtenNumber] ?? Number(writtenNumber)
  const ahead = /\bque vem\b|\bproxim[oa] (?:semana|mes)\b/.test(words) ? 2 : 1
  const each = unit === 'h' ? 1 / 24 : (unitDays[unit] ?? 7)
  const bare = /ultim[oa]s dias|proxim[oa]s dias/.test(words) ? 7 : 1
  return Math.min(mostDays, Math.max(1, Math.ceil(many * each * ahead * bare)))
}

/** Cuts on the price ladder: "que já desceram um degrau", "2 degraus ou mais". */
const rungPattern = phrasePattern(
  `(?:(?:que |ja |tenham |tem |ao menos |pelo menos )*(?:desceu|desceram|descido|caiu|cairam|baixou|baixaram) )?(?:ao menos |pelo menos )?(?<rungs>${count}) degraus?(?: ou mais)?`,
)

/** Some word of every time, and of every price cut. */
const timeWord =
  /^(?:hoje|ontem|amanha|dias?|semanas?|mes(?:es)?|quinzena|horas?|h|fim|final|a?baix|ca[ii]|reduz|diminu|degrau|desce|despenc|rebaix|cort|queda|reduc|fic)/

/** Days that "novos" and "baixou de preço" mean without a time. */
const usualDays = { newWithin: 7, cutWithin: 30 }

/**
 * Reads "que entraram essa semana", "baixou de preço", "encerra nos próximos 15 dias". It runs before days and months
 * are marked as not understood.
 */
export function readTimes(reading: SentenceReading): void {
  const { criteria } = reading
  if (!hasWord(reading, timeWord)) return
  forEachMatch(reading, rungPattern, ({ groups }) => {
    const writtenNumber = groups?.['rungs'] ?? ''
    const many = numberNames[writtenNumber] ?? Number(writtenNumber)
    if (many >= 1 && many <= 20) criteria.rung ??= many
  })
  forEachMatch(reading, cutPattern, ({ groups }) => {
    criteria.cutWithin ??= groups?.['time'] ? readDays(groups['time']) : usualDays.cutWithin
  })
  forEachMatch(reading, arrivedPattern, ([words]) => {
    criteria.newWithin ??= readDays(words)
  })
  forEachMatch(reading, closesPattern, ([words]) => {
    criteria.closesWithin ??= readDays(words)
  })
  for (const pattern of [saleTime, ahead])
    forEachMatch(reading, pattern, ([words]) => {
      criteria.closesWithin ??= readDays(words)
    })
  forEachMatch(reading, behind, ([words]) => {
    criteria.newWithin ??= readDays(words)
  })
}

/** Reads "novos" and "novidades"; it runs after places, since Caldas Novas is one. */
export function readArrivals(reading: SentenceReading): void {
  if (!hasWord(reading, /^(?:nov[oa]s?$|novidade|recem|acab|entr|cheg)/)) return
  forEachMatch(reading, arrivedAlone, () => {
    reading.criteria.newWithin ??= usualDays.newWithin
  })
}

const bareSpan = new RegExp(`(?:^| )(?<days>${count} (?:dias?|semanas?|mes(?:es)?|horas?))(?= |$|[.,!?])`)

/** Finds a span of days in folded text, whatever it is of: "amplia pra 20 dias" is 20; `null` without one. */
export function findDays(text: string): number | null {
  const days = bareSpan.exec(text)?.groups?.['days']
  return days === undefined ? null : readDays(days)
}
