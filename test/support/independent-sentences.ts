import { independentSentences4 } from './independent-sentences/independent-sentences-4.ts'
import { independentSentences1 } from './independent-sentences/independent-sentences-1.ts'
import { independentSentences3 } from './independent-sentences/independent-sentences-3.ts'
import type { UnderstoodSentence } from './independent-sentences/understood-sentence.ts'
import { independentSentences2 } from './independent-sentences/independent-sentences-2.ts'

/** 250 sentences of people who had not seen the parser, with places of the national lists. */
export const independentSentences: readonly UnderstoodSentence[] = [
  ...independentSentences1,
  ...independentSentences2,
  ...independentSentences3,
  ...independentSentences4,
]
