import type { SentenceReading } from './sentence-reading.ts'
import { forEachMatch, phrasePattern } from './sentence-patterns.ts'

const introductionPattern = phrasePattern(
  '(?:me chamo|meu nome e|aqui e [oa]|sou [oa](?! (?:dono|casa))|sou(?= (?!d[eoa] |um |uma )[a-z]+ (?:,|e (?:quero|procuro|busco|estou))))(?: (?:a|o|dona|seu))? [a-z]+(?: (?:da silva|silva|souza|santos|oliveira|lima|pereira)(?= [.,;!]))?',
)
const courtesyPatterns = [
  phrasePattern(
    '(?:pra|para|p|quero|queria|vou|pretendo|e) (?:eu )?(?:construir|fazer|levantar|erguer)(?: (?:a|o|uma|um|minha|nossa|meu|nosso|propria)){0,4} (?:casas?|casinha|sobrado|galpao|predio|loja|barracao)',
  ),
  phrasePattern(
    'top (?:[9#])|(?:[oa]s )?[9#](?= (?:mais|melhores|maiores|menores|imove\\w+|opc\\w+|resultados|anuncios|ofertas) )',
  ),
  phrasePattern(
    '(?:quem sabe|de preferencia|se possivel|o quanto antes|por gentileza|com certeza|sem compromisso|boa sorte)',
  ),
]

/** Consumes "me chamo Vitória": a person's name that may also be a city's. */
export function readPersonNames(reading: SentenceReading): void {
  forEachMatch(reading, introductionPattern, () => undefined)
}

/** Consumes polite phrases with words that would otherwise be reported as not understood. */
export function readCourtesy(reading: SentenceReading): void {
  for (const pattern of courtesyPatterns) forEachMatch(reading, pattern, () => undefined)
}
