import type { Purpose } from './person-facts.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { forEachMatch, hasWord, phrasePattern } from './sentence-patterns.ts'

const purposes: [pattern: RegExp, purpose: Purpose][] = [
  [
    phrasePattern(
      '(?:(?:reformar|arrumar|ajeitar|comprar) (?:e|pra|para) )?(?:(?:pra|para|e|p|quero|vou|depois|por pra|pensando em) )?(?:revend\\w+|revendas?|flip(?:ar|ping|s)?|house flipping|vender depois)|(?:reform\\w+|arrum\\w+|ajeit\\w+) (?:e|pra|para|depois) (?:depois )?(?:re)?vend\\w+|(?:compro|comprar|arremato|arrematar|arrematando) (?:e|pra|para) (?:re)?vend\\w+|(?:pra|para) (?:vender|girar)(?: depois| de novo| mais caro| rapido| logo)?|(?:pra|para) (?:depois )?vender',
    ),
    'resell',
  ],
  [
    phrasePattern(
      '(?:(?:pra|para|p) )?(?:viver de (?:aluguel|renda|alugueis)|(?:ter |gerar |fazer )?renda (?:de|com|extra|passiva|mensal)(?: (?:de |com )?(?:aluguel|alugueis|locacao))?|(?:(?:investir|investimento) )?(?:e|pra|para|por pra|por para|botar pra|colocar pra|depois|em|de) (?:alugar|aluguel|locacao|locar|alugueis)|airbnb|aluguel por temporada|por no aluguel)',
    ),
    'rent',
  ],
  [
    phrasePattern(
      '(?:(?:pra|para|p|quero|queremos|vou|vamos|pretendo|e|eu|a gente|nos|mesmo|minha familia|minha mae|meus pais|meu filho|minha filha) ){0,4}(?:morar|viver|residir|moradia)(?: (?:com|nel[ae]|la|mesmo|eu))?|(?:sair|fugir|largar|parar de pagar|deixar) (?:d?[oe] )?aluguel|uso proprio|moradia propria|(?:o )?(?:sonho d[ae] )?(?:minha |nossa )?(?:primeira )?casa propria',
    ),
    'live',
  ],
]
/** Some word of every purpose. */
const purposeWord =
  /^(?:mor[ao]|viv|resid|moradia|alug|loc|renda|airbnb|revend|vend|flip|house|gir|uso|propria)/
const tenant = /\b(?:compr\w*|invest\w*|renda|airbnb|viver|depois|arremat\w*|por|botar|colocar)\b/

/** Reads what the property is for; it runs after types, and its words ask for nothing else. */
export function readPurpose(reading: SentenceReading): void {
  if (!hasWord(reading, purposeWord)) return
  const said = reading.tokens.map(({ word }) => word).join(' ')
  for (const [pattern, purpose] of purposes)
    forEachMatch(reading, pattern, ([words]) => {
      if (purpose === 'rent' && !tenant.test(said)) return false
      if (purpose === 'live' && /\bcasa propria\b/.test(words) && reading.criteria.category.length > 0)
        return false
      reading.facts = { ...reading.facts, purpose: reading.facts.purpose ?? purpose }
    })
}
