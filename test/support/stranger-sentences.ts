import { strangerSentences4 } from './strangers/stranger-sentences-4.ts'
import { strangerSentences1 } from './strangers/stranger-sentences-1.ts'
import { strangerSentences3 } from './strangers/stranger-sentences-3.ts'
import type { UnderstoodSentence } from './strangers/understood-sentence.ts'
import { strangerSentences2 } from './strangers/stranger-sentences-2.ts'

/** 250 sentences of people who had not seen the parser, with places of the national lists. */
export const strangerSentences: readonly UnderstoodSentence[] = [
  ...strangerSentences1,
  ...strangerSentences2,
  ...strangerSentences3,
  ...strangerSentences4,
]
