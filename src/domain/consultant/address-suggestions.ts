/** What a reseller would ask, and what asks who wants to live there in its place. */
const forLiving: Readonly<Partial<Record<string, string>>> = {
  'Imóveis com melhor ROI': 'O que cabe no meu bolso?',
}

/** Returns suggestions for somebody; who wants to live there reads of the own means in place of a resale. */
export const addressSuggestions = (sentences: readonly string[], isForLiving: boolean): readonly string[] =>
  isForLiving ? [...new Set(sentences.map(sentence => forLiving[sentence] ?? sentence))] : sentences
