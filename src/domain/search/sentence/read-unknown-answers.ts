import { type UnknownAnswer, unknownAnswers } from '../search-criteria.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { forEachMatch, hasWord, phrasePattern } from './sentence-patterns.ts'

const silent =
  '(?:nao (?:dig\\w*|diz\\w*|inform\\w+|fal\\w+|se sa(?:be|iba)|sei|saib\\w+|sab\\w+|(?:esteja|esta|ta|tiver|estiver|for|seja|foi|vier) (?:claro|escrito|informado|definido|dito)|const\\w+|aparec\\w+|(?:tenha|tem|traz|traga) (?:ess[ae] |a |est[ae] )?(?:informac\\w+|dado|info)|especifi\\w+|mencion\\w+|declar\\w+|deix\\w+ claro|respond\\w+)|sem (?:ess[ae] |a |nenhuma )?(?:informac\\w+|info|resposta)|desconhecid[oa]s?|indefinid[oa]s?|em branco|sem saber)'
const orSilent = phrasePattern(
  `(?:, )?(?:ou|e|mesmo|nem que|pode ser|inclu\\w+|inclusive|tambem|vale|valem?|aceito)(?: (?:ate|entao|tambem|mesmo|que|os que|as que|o que|quem|aquel[ea]s que|se|pode|ser|for|esteja|o|a|os|as|anuncio|caixa|lista|nos|onde|ou|com|de|quando|site|dos|vale|mostra)){0,5} ${silent}(?: nada| isso| direito| se (?:pode|da|aceita)| n[ao] (?:anuncio|lista|site))?`,
)

/** Reads "ou que não diga" after a term: listings of which it is not known stay in. */
export function readOrUnknown(reading: SentenceReading, terms: readonly ReadTerm[]): void {
  if (terms.length === 0) return
  forEachMatch(reading, orSilent, (_, from) => {
    const before = terms.filter(({ to }) => to <= from).toSorted((a, b) => b.to - a.to)
    const [last] = before
    if (last === undefined) return false
    // "que aceite financiamento e FGTS, ou que não diga": both.
    const joined = before.filter(({ to }) => last.from - to <= 1)
    reading.criteria.orUnknown = unknownAnswers.filter(
      name =>
        name === last.name ||
        reading.criteria.orUnknown.includes(name) ||
        joined.some(term => term.name === name),
    )
  })
}

const silentAbout = phrasePattern(
  `(?:(?:pode|podem|inclu\\w+|tambem|mesmo|ser|vale|aceito|mostr\\w+|e|ou|com) ){0,4}(?:(?:os|as|das|dos|d[oa]|aquel[ea]s|quem|o) )?(?:que )?${silent}(?: (?:nada|se|sobre|a|o|d[aeo]|aceit\\w+|esta|ta|tem|pode|usar|pelo|com|que)){0,4} (?<what>fgts|financi\\w+|ocupa\\w+|desocupa\\w+|situacao)(?: ou nao)?`,
)

/** Reads "inclui as que não informam a ocupação": it only lets what is unknown in. */
export function readSilentAbout(reading: SentenceReading): void {
  if (!hasWord(reading, /^(?:fgts|financ|ocup|desocup|situac)/)) return
  forEachMatch(reading, silentAbout, ({ groups }) => {
    const what = groups?.['what'] ?? ''
    const name = what === 'fgts' ? 'fgts' : what.startsWith('financi') ? 'financing' : 'occupancy'
    const { criteria } = reading
    criteria.orUnknown = unknownAnswers.filter(one => one === name || criteria.orUnknown.includes(one))
  })
}

/** A term that was read: its tokens `from` up to but not including `to`. */
export interface ReadTerm {
  name: UnknownAnswer
  from: number
  to: number
}
