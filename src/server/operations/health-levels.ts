import { decimalFormat } from '#domain/format-figures.ts'
import type { HealthFigures } from '#contract/admin-schemas.ts'
import { describeAccounts, judgeDeliveries, judgeMail, judgePayments } from './business-health.ts'
import { judgeCatalogue, judgePages } from './catalogue-health.ts'
import {
  ageMs,
  createFigure,
  createJudgedFigure,
  describeDuration,
  describeMegabytes,
  type HealthTrouble,
  type JudgedGroup,
  levelAbove,
} from './health-figure.ts'
import { judgeService } from './service-health.ts'
import type { HealthReadings } from './health-readings.ts'
import { compareTroubles } from './trouble-kinds.ts'

export interface JudgedHealth {
  groups: HealthFigures['groups']
  /** What is wrong, the gravest first: every figure that is not good. */
  troubles: HealthTrouble[]
}

/** Computes the figures of the health page with their levels, and in words what is wrong with them. */
export function judgeHealth(health: HealthReadings): JudgedHealth {
  const judged = judgeGroups(health)
  return {
    groups: judged.map(({ title, figures }) => ({
      title,
      figures: figures.map(({ figure }) => figure),
    })),
    troubles: judged
      .flatMap(({ figures }) => figures.flatMap(({ trouble }) => trouble ?? []))
      .toSorted(compareTroubles),
  }
}

function judgeGroups(health: HealthReadings): JudgedGroup[] {
  const { readings, now } = health
  const groups = [judgeService(health), judgeDatabase(health)]
  if (readings === null) return groups
  return [
    ...groups,
    judgeCatalogue(readings, now),
    judgePages(readings, health),
    judgeMail(readings, now),
    judgeDeliveries(readings, now),
    judgePayments(readings),
    describeAccounts(readings),
  ]
}

function judgeDatabase({ engine, answeredIn, readings, now }: HealthReadings): JudgedGroup {
  const kind = createFigure('engine', 'Motor', engine === 'embedded' ? 'embutido (PGlite)' : 'PostgreSQL')
  const answers =
    answeredIn === null
      ? createJudgedFigure(
          ['answers', 'Responde em', 'não responde', 'Os outros números voltam com ele'],
          'bad',
          {
            key: 'database:away',
            title: 'O banco de dados não responde',
            detail: 'Nada é gravado, e só o que está na memória aparece. Os outros números voltam com ele.',
            isMailed: false,
          },
        )
      : createJudgedFigure(
          ['answers', 'Responde em', `${decimalFormat(answeredIn)} ms`],
          levelAbove(answeredIn, 250, 2000),
          {
            key: 'database:slow',
            title: 'O banco de dados está lento',
            detail: `Levou ${decimalFormat(answeredIn)} ms para responder agora.`,
            isMailed: false,
          },
        )
  const title = 'Banco de dados'
  if (readings === null) return { title, figures: [kind, answers] }
  const { databaseBytes, maintainedAt } = readings
  const tidied = maintainedAt === null ? 'não se sabe' : `há ${describeDuration(ageMs(maintainedAt, now))}`
  return {
    title,
    figures: [
      kind,
      answers,
      createFigure('size', 'Tamanho', describeMegabytes(databaseBytes)),
      createFigure('maintained', 'Última manutenção', tidied),
    ],
  }
}
