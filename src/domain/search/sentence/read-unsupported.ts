import { foldedMonthNames } from '../../folded-month-names.ts'
import { type SentenceReading, markNotUnderstood } from './sentence-reading.ts'
import { forEachMatch, phrasePattern } from './sentence-patterns.ts'

const stop = '(?:em|no|na|com|ate|por|que|e|ou|entre|acima|abaixo|perto)'
const name = `(?!${stop} )[a-z]\\w*`
const streets = phrasePattern(
  `(?:n?[ao] )?(?:rua|avenida|av(?: \\.)?|alameda|travessa|rodovia|estrada|shopping|hospital|aeroporto|faculdade|universidade|metro(?! quadrado))(?: d[eoa]s?)? ${name}(?: d[eoa]s? ${name})?`,
)
const parts = phrasePattern(
  '(?:zona|regiao) (?:norte|sul|leste|oeste|nordeste|sudeste|centro oeste|central|serrana|dos lagos|nobre)|baixada(?: santista| fluminense)?|abc(?: paulista)?|vale do paraiba|regiao dos lagos',
)
const nearnessPattern = phrasePattern(
  '(?:bem )?(?:perto|proxim[oa]s?|ao lado|n?a beira|vista|frente) (?:d[eoa]s?|a|ao|para o|pro) (?:praia|mar|metro|centro|escolas?|hospital|shopping|rio|lagoa|universidade|faculdade|mercado|parque|estacao|aeroporto|rodovia|br|onibus|trem|trabalho|[a-z]*dade)|beira (?:mar|rio)|(?:de )?frente (?:para o |pro |ao )?mar',
)

/** Whether a place is a good one, which no listing tells. */
const located = phrasePattern('(?:bem|muito bem|melhor|mal) localizad[oa]s?|(?:boa|otima) localizacao')
const months = `(?:${foldedMonthNames.join('|')})`
const times = phrasePattern(
  `(?:d?n?est[ae]|d?n?ess[ae]|(?:d|n)?[ao] proxim[ao]|proxim[ao]) (?:fim de )?(?:semana|mes|ano|fim de semana|feira)|(?:(?:d?n?a )?semana|(?:d?n?o )?mes|(?:d?n?o )?ano) que vem|(?:em|ate|durante|para|no mes de|leil(?:ao|oes) de(?= ${months})) ${months}(?: de [9#]| de \\d+)?|(?:de|para|ate) (?:hoje|amanha)|amanha|(?:n[ao]|ate|de|d[ao]|toda) (?:segunda|terca|quarta|quinta|sexta)(?: feira| - feira)|(?:n?[oa]s )?proxim[oa]s \\d+ (?:dias|semanas)|fim de semana`,
)

/**
 * Marks what no filter covers as not understood: days and months, streets, parts of cities and of the country,
 * nearness to something.
 */
export function readUnsupported(reading: SentenceReading): void {
  for (const pattern of [located, times, nearnessPattern, streets, parts])
    forEachMatch(reading, pattern, (_, from, to) => markNotUnderstood(reading, from, to))
}
