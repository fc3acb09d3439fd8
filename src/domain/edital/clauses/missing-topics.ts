import type { EditalPassage } from './edital-passages.ts'
import type { ClauseRecognizer } from './recognizers/clause-recognizer.ts'
import type { EditalTopic } from '../edital-topics.ts'

export interface MissingTopic {
  topic: EditalTopic
  title: string
  advice: string
}

/** Words that touch a topic without a rule recognized here: the topic is then not missing. */
const relatedPatterns: Partial<Record<EditalTopic, RegExp>> = {
  condominium: /\b(?:cotas?|taxas?|despesas) (?:d[oe] predio|ordinarias)|sindico/,
  occupation: /ocupa|moradores?\b|quem estiver (?:dentro|no imovel)|sai(?:r|da) por (?:processo|acao)/,
  payment: /\bpag|\blance em\b|\d+ ?h\b|deposit|\bpix\b|\bted\b/,
  financing: /financ|fgts|parcel/,
  commission: /leiloeir[oa][^;.]{0,60}%|%[^;.]{0,60}leiloeir/,
  preference: /recompr|readquir|retomar o imovel/,
  adCorpus: /fica como esta|como esta|reclama|medida|area real|reforma/,
  lawsuits: /\bacao\b|\bacoes\b|processo n|\bvara\b|autos\b|onus/,
  deadlines: /\b(?:dia|dias|horas?|prazo|meses)\b/,
  penalties: /desist|sem (?:a )?entrada|fica sem|perde|sancao|punic/,
  deed: /cartorio|registr|transferencia|escritur|imposto/,
  eviction: /anula|devol|desfaz|justica/,
  withdrawal: /desist|cancel|anul|volta(?:r)? atras/,
}

/** Returns the topics an edital usually rules and this one does not mention at all. */
export function findMissingTopics(
  passages: readonly EditalPassage[],
  recognisers: readonly ClauseRecognizer[],
  foundTopics: ReadonlySet<EditalTopic>,
): MissingTopic[] {
  return recognisers.flatMap(({ topic, title, ask, mention }) => {
    if (foundTopics.has(topic)) return []
    const touched = passages.some(
      ({ key }) => mention.test(key) || relatedPatterns[topic]?.test(key) === true,
    )
    return touched ? [] : [{ topic, title, advice: ask }]
  })
}

/** A listing page with fewer characters than this is not an edital. */
const maxListingPageLength = 15_000

/** Whether the text is a listing's page copied with its menus: its rules count, but it is not an edital. */
export const isListingPage = (text: string, passages: readonly EditalPassage[]): boolean =>
  text.length < maxListingPageLength &&
  passages.some(({ key }) =>
    /\b(?:tipo de imovel|numero do imovel|valor minimo de venda|comarca): /.test(key),
  )
