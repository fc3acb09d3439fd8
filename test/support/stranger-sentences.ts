import { four } from './strangers/four.ts'
import { one } from './strangers/one.ts'
import { three } from './strangers/three.ts'
import type { UnderstoodSentence } from './strangers/understood-sentence.ts'
import { two } from './strangers/two.ts'

/** 250 sentences of people who had not seen the parser, with places of the national lists. */
export const strangerSentences: readonly UnderstoodSentence[] = [...one, ...two, ...three, ...four]
