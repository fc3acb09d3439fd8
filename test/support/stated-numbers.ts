import { ruleTopics } from '#domain/rules/rule.ts'
import { listRules } from '#domain/rules/rules.ts'
import { formatRuleValue } from '#domain/rules/rules-in-force.ts'

/** A number of a sentence with what it counts: `5%`, `R$ 500`, `30 dias`. */
const pattern =
  /R\$[\s\u00a0]?(?<money>\d[\d.]*(?:,\d+)?)(?:[\s\u00a0](?<scale>mil|milh(?:ão|ões)|mi)\b)?|(?<number>\d[\d.]*(?:,\d+)?)(?:%|[\s\u00a0](?<unit>dias?|meses|anos|minutos)\b)/gu

/** Words that make a sentence one of law, bank or city. */
const context =
  /\b(?:Leis?|Decreto|art\.|arts\.|CAIXA|Caixa|SBPE|IR|ITBI|IPTU|FGTS|SFH|SFI|TR|CDI|Selic|poupança|Código|CTN|CPC|STJ|Minha Casa|imposto|impostos|isenção|leiloeiro|comissão|multa|boleto|escritura|registro|laudêmio|corretor|corretagem|financia\w*|renda fixa|edital|condomínio|SAC|PRICE|parcela|matrícula|ganho|proposta|reforma|revenda|lance|contrato|leilão|licitação|tributos|bolso|sup(?:õe|õem|omos|osição))\b/giu

const scales: Readonly<Record<string, number>> = { mil: 1e3, mi: 1e6, milhão: 1e6, milhões: 1e6 }
const read = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'))

export interface StatedNumber {
  /** As `number unit`: `5 %`, `500000 R$`, `30 dia`. */
  said: string
  sentence: string
}

/** Lists the numbers with a unit in a text, each with its sentence. */
function listStatedNumbers(text: string): StatedNumber[] {
  return text.split(/(?<=[.;!?])\s|['"`<>\n]/u).flatMap(sentence =>
    [...sentence.matchAll(pattern)].map(({ groups = {} }) => {
      const { money, scale, number = '', unit } = groups
      const said =
        money === undefined
          ? `${read(number)} ${unit === undefined ? '%' : unit.slice(0, 3)}`
          : `${read(money) * (scales[scale ?? ''] ?? 1)} R$`
      return { said, sentence: sentence.trim() }
    }),
  )
}

/** The words of law, bank and city in a sentence, in lower case. */
const listContext = (sentence: string): string[] => [
  ...new Set(
    [...sentence.matchAll(context)].map(([word]) => word.toLowerCase().replace(/^(financia|sup).*/u, '$1')),
  ),
]

/** The numbers of the table's newest versions, as `StatedNumber.said`, by the words of law, bank and city beside them. */
function listTableNumbers(): Map<string, Set<string>> {
  const numbers = new Map<string, Set<string>>()
  for (const rule of listRules()) {
    const version = rule.versions.at(-1) ?? rule.versions[0]
    const words = [
      formatRuleValue(rule, version),
      formatRuleValue(rule, { value: version.value }),
      String(version.value),
      rule.statement,
      version.conflict ?? '',
      rule.appliesTo,
      ...(version.steps ?? []).flatMap(({ upTo, value }) => [
        `${String(value).replace('.', ',')}%`,
        `R$ ${upTo ?? 0}`,
      ]),
    ].flatMap(text => listStatedNumbers(text).map(({ said }) => said))
    const about = [
      rule.name,
      rule.statement,
      rule.appliesTo,
      rule.unit ?? '',
      version.source.name,
      ruleTopics[rule.topic],
    ]
    for (const word of listContext(about.join(' ')))
      numbers.set(word, new Set([...(numbers.get(word) ?? []), ...words]))
  }
  return numbers
}

const table = listTableNumbers()

/** Lists the numbers that a text states of law, bank or city, and that no rule about the same matter has. */
export const listNumbersOutsideTable = (text: string): StatedNumber[] =>
  listStatedNumbers(text).filter(({ said, sentence }) => {
    const words = listContext(sentence)
    return words.length > 0 && !words.some(word => table.get(word)?.has(said))
  })

/** Removes the comments of a source file, by and large: those of whole lines and blocks. */
export const removeComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
