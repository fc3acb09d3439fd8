import { fromReais } from '../../money.ts'
import type { PersonFacts } from './person-facts.ts'
import { listAmounts, type SentenceReading } from './sentence-reading.ts'
import { forEachMatch, hasWord, phrasePattern } from './sentence-patterns.ts'

const amount = '[9#$]'
const notShare = '(?! (?:%|por cento))'
const monthly = '(?: (?:por mes|ao mes|no mes|mensais|mensal|mes|/ mes|todo mes|p mes))'
const most =
  '(?:ate|no|o|maxim[oa]|abaixo|menos|menor(?:es)?|que|do|de|da|uns|umas|por volta|cerca|torno|em|seja[m]?|fique[m]?|nao|pass\\w+|ultrapass\\w+|caib\\w+|cab\\w+|dentro|com|limite|max|maximo|pra|para|agora|aument\\w+|sub\\w+|baix\\w+|\\.|ser|tem|e|eh|pode|posso|igual|a|:|mais|meu|bolso|nossa|minha|mensal|mensais|financiamento|valor|primeira|inicial|baixa|la|mes|por|ao|so)'
const word = '(?:parcel(?:a|as|inha|inhas)|prestac(?:ao|oes)|prestacaozinha|mensalidades?)'
const instalmentPatterns = [
  phrasePattern(
    `(?:(?:com|pagando|pago|pagar|que|a|uma|de|e) ){0,3}${word}(?: ${most}){0,8} ${amount}${notShare}${monthly}?`,
  ),
  phrasePattern(
    `(?:(?:ate|no maximo|maximo|uns|umas|de|pagar|pago|posso pagar|consigo pagar|pagando|cabem?|com|so) ){0,3}${amount} (?:(?:de|na|em|por|pra|a|d[ao]) )?(?:a )?${word}${monthly}?`,
  ),
  phrasePattern(
    `(?:(?:posso|consigo|quero|da (?:pra|para)|dou conta de|aguento|so) )?(?:ate|no maximo|maximo de|pagar|pago|pagando|cabe[m]?|aguento|dou conta de|comprometer|gastar)(?: (?:ate|uns|umas|no maximo|de|so|em torno de))? ${amount}${monthly}`,
  ),
]
const whole =
  '(?:familiar|mensal|bruta|liquida|bruto|liquido|total|fixa|fixo|comprovada|da familia|do casal|de casa|junt[oa]s|junto|minha|nossa)'
const about =
  '(?:e|de|eh|uns|umas|em torno de|por volta de|cerca de|mais ou menos|quase|aproximadamente|na faixa de|:|so|la|o|total|liquido|bruto|mensal|ate|junto|juntos|juntas|por mes|hoje|da|fica|gira)'
const income = '(?:renda|salario|rendimento|holerite|ordenado)'
const incomePatterns = [
  phrasePattern(
    `(?:(?:eu|a gente|nos|casal|juntos|aqui em casa|que) ){0,2}(?:ganho|ganhamos|ganhando|ganha|recebo|recebemos|recebendo|tiro|tiramos|faturo|faturamos)(?: ${about}){0,4} ${amount}(?: (?:de )?${income}| d[eo] aposentadoria)?(?:${monthly}| liquidos?| brutos?| limpos?)*`,
  ),
  phrasePattern(
    `(?:(?:com|tenho|temos|minha|nossa|meu|nosso|a|o|uma|um|de|e|ter) ){0,3}${income}(?: ${whole}){0,3}(?: ${about}){0,4} ${amount}${notShare}(?:${monthly}| liquidos?| brutos?)*`,
  ),
  phrasePattern(
    `(?:(?:com|tenho|temos|uns|cerca de|de) ){0,2}${amount} (?:(?:de|em|no|d[ao]) )(?:minha |nossa )?${income}(?: ${whole}){0,2}${monthly}?`,
  ),
]
const partner =
  '(?:(?:meu|minha|o|a|meus|minhas) )?(?:marido|esposa|esposo|mulher|companheir[oa]|namorad[oa]|noiv[oa]|conjuge|parceir[oa]|mae|pai|irma|irmao|filh[oa]|sogr[oa])'
/** Not "meu marido 3 quartos". */
const notCounted =
  '(?! (?:quartos?|dorm\\w*|qu?a?r?to?s|vagas?|suites?|banheiros?|anos|filh\\w+|km|m2|metros|casas?|carros?) )'
/** The income of a second person, which counts with the first one's. */
const partnerIncome = phrasePattern(
  `(?:(?:e|mais|com|,|\\+) ){0,2}(?:(?:a|o) )?(?:${income} )?(?:d[aeo] )?${partner}(?: (?:e|eh|tambem|so|ja|que|mais|uns|cerca de|ganha|recebe|tira|fatura|${income}|de)){0,4} ${amount}${notShare}${notCounted}(?:${monthly}| liquidos?| brutos?)*`,
)
const down = '(?:entrada|sinal)'
const downPatterns = [
  phrasePattern(
    `(?:(?:com|de|dou|dar|tenho|temos|a|minha|uma|um|posso|consigo|e|mais|tendo) ){0,4}${down}(?: (?:de|ate|e|eh|no|maximo|uns|umas|seria|cerca|por volta|torno|com|minha|agora|pra|para|:|em|so|dou|tenho|que|posso|dar)){0,4} ${amount}${notShare}`,
  ),
  phrasePattern(
    `(?:(?:com|tenho|temos|dou|damos|dar|posso|consigo|juntei|juntamos|guardei|ja|disponho de|uns|umas|cerca de|de|e|ate|so|economizei|pagando) ){0,4}${amount} (?:(?:guardad[oa]s?|juntad[oa]s?|em maos|na mao|na poupanca|reservad[oa]s?|economizad[oa]s?|disponive(?:l|is)) )?(?:(?:pra|para|de|como|na|p|pro|a) )(?:(?:dar|a|o|uma|minha|nossa|de) ){0,3}${down}`,
  ),
]
/** Money that was saved is a down payment when a rate or an income is named, too. */
const savings = phrasePattern(
  `(?:(?:eu|a gente|ja|com) ){0,2}(?:tenho|temos|juntei|juntamos|guardei|economizei)(?: (?:uns|ja|cerca de|so|mais ou menos|guardad[oa]s?|na poupanca)){0,2} ${amount}(?: (?:guardad[oa]s?|juntad[oa]s?|na poupanca|em maos|na mao|no banco|reservad[oa]s?|na conta))?`,
)

/** Below these amounts "parcela de 2", "renda de 4" and "60 de entrada" count thousands. */
const leastInstalment = 10
const leastIncome = 100
const leastDownPayment = 1_000
const mostIncome = 1_000_000
const mostDownPayment = 1e9

const valueOf = (reading: SentenceReading, from: number, to: number, least: number): number => {
  const [first, second] = listAmounts(reading, from, to)
  const { value, unit } = second ?? first ?? { value: 0, unit: 1 }
  return unit === 1 && value < least ? value * 1_000 : value
}

/** Reads instalment, down payment and income, before any amount is read as a price. */
export function readMoneyFacts(reading: SentenceReading): void {
  const { criteria } = reading
  const setFacts = (facts: Partial<PersonFacts>): void => {
    reading.facts = { ...reading.facts, ...facts }
  }
  const saysIncome = hasWord(reading, /^(?:ganh|receb|tir|fatur|renda|salario|rendimento|holerite|ordenado)/)
  for (const pattern of saysIncome ? incomePatterns : [])
    forEachMatch(reading, pattern, (_, from, to) => {
      const value = valueOf(reading, from, to, leastIncome)
      if (value <= 0 || value > mostIncome || reading.facts.income !== null) return false
      setFacts({ income: fromReais(value) })
    })
  if (reading.facts.income !== null)
    forEachMatch(reading, partnerIncome, (_, from, to) => {
      const value = valueOf(reading, from, to, leastIncome)
      if (value <= 0 || value > mostIncome) return false
      setFacts({ income: (reading.facts.income ?? 0) + fromReais(value) })
    })
  const saysDown = hasWord(reading, /^(?:entrada|sinal)$/)
  for (const pattern of saysDown ? downPatterns : [])
    forEachMatch(reading, pattern, (_, from, to) => {
      const value = valueOf(reading, from, to, leastDownPayment)
      if (value <= 0 || value > mostDownPayment || criteria.downPayment !== null) return false
      criteria.downPayment = fromReais(value)
    })
  const saysInstalment = hasWord(reading, /^(?:parcel|prestac|mensa|mes$)/)
  for (const pattern of saysInstalment ? instalmentPatterns : [])
    forEachMatch(reading, pattern, (match, from, to) => {
      const value = valueOf(reading, from, to, leastInstalment)
      if (value <= 0 || value > mostIncome || criteria.maxInstalment !== null) return false
      if (/aluguel|condominio|iptu/.test(match[0])) return false
      criteria.maxInstalment = fromReais(value)
    })
  if (reading.facts.income !== null || criteria.maxInstalment !== null)
    forEachMatch(reading, savings, (_, from, to) => {
      const value = valueOf(reading, from, to, leastDownPayment)
      if (value <= 0 || value > mostDownPayment || criteria.downPayment !== null) return false
      criteria.downPayment = fromReais(value)
    })
}
