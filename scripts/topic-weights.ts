import { writeFileSync } from 'node:fs'
import { fitTopicWeights, writeTopicWeights } from '../test/support/fit-topic-weights.ts'
import { readLabelledQuestions } from '../test/support/sample-questions.ts'

/** Fits the consultant's weights of topics to the labelled questions, and writes their table. */
const table = writeTopicWeights(fitTopicWeights(readLabelledQuestions()))
writeFileSync(
  new URL('../src/domain/consultant/knowledge/topic-weights.json', import.meta.url),
  `${JSON.stringify(table, null, 2)}\n`,
)
process.stdout.write(
  `${table.features.split('\n').length} features of ${table.keys.split(' ').length} keys\n`,
)
