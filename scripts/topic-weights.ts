import { writeFileSync } from 'node:fs'
import { findTopicByKey } from '../src/domain/consultant/knowledge/knowledge-topics.ts'
import { parseTopicWeights, rankTopics } from '../src/domain/consultant/knowledge/rank-topics.ts'
import { fitTopicWeights, writeTopicWeights } from '../test/support/fit-topic-weights.ts'
import { measuredAuthors, readLabelledQuestions } from '../test/support/sample-questions.ts'

/** From which chance on a topic is said: below it the consultant says that it does not know. */
const leastChance = 0.5

const labelled = readLabelledQuestions()

/** Says how many questions of each author find their topic by what is learnt from the others, without phrases. */
function measureAuthors(): void {
  for (const author of measuredAuthors) {
    const others = labelled.filter(one => one.author !== author && one.author !== 'phrases')
    const weights = parseTopicWeights(writeTopicWeights(fitTopicWeights(others)))
    const counts = { right: 0, other: 0, abstained: 0, best: 0 }
    const asked = labelled.filter(one => one.author === author && one.about[0] !== 'unknown')
    for (const { question, about, ofListing } of asked) {
      const ranked = rankTopics(question, weights).filter(
        ({ key }) => key !== 'search' && (ofListing || findTopicByKey(key) !== null),
      )
      const total = ranked.reduce((sum, { chance }) => sum + chance, 0)
      const [best] = ranked
      const isRight = best !== undefined && about.includes(best.key)
      if (isRight) counts.best += 1
      if (best === undefined || best.chance / total < leastChance) counts.abstained += 1
      else if (isRight) counts.right += 1
      else counts.other += 1
    }
    process.stdout.write(
      `${author}: of ${asked.length} the best is right ${counts.best}; said: right ${counts.right}, another ${counts.other}, none ${counts.abstained}\n`,
    )
  }
}

/** Fits the consultant's weights of topics to the labelled questions, and writes their table. */
function writeWeights(): void {
  const table = writeTopicWeights(fitTopicWeights(labelled))
  writeFileSync(
    new URL('../src/domain/consultant/knowledge/topic-weights.json', import.meta.url),
    `${JSON.stringify(table, null, 2)}\n`,
  )
  process.stdout.write(
    `${table.features.split('\n').length} features of ${table.keys.split(' ').length} keys\n`,
  )
}

if (process.argv.includes('--measure')) measureAuthors()
else writeWeights()
