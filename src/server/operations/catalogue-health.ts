import { dayMs, hourMs } from '#domain/durations.ts'
import { describeListGap } from '#domain/caixa/list-gap-words.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatShortDate, integerFormat } from '#domain/format-figures.ts'
import {
  countListAgeDays,
  describeDatedList,
  describeListAge,
  rateListAge,
} from '#domain/freshness/list-age.ts'
import {
  type HealthReadings,
  type JudgedFigure,
  type JudgedGroup,
  ageMs,
  createFigure,
  createJudgedFigure,
  describeDuration,
  levelAbove,
} from './health-figure.ts'
import type { ServiceReadings } from './service-readings.ts'

const endings = { done: 'concluída', refused: 'recusada', dropped: 'interrompida', failed: 'falhou' }
const importLevels = { done: 'good', refused: 'watch', dropped: 'watch', failed: 'bad' } as const
const ageLevels = { fresh: 'good', old: 'watch', stale: 'bad' } as const

/** Judges the catalogue and the age of each state's list. */
export function judgeCatalogue(readings: ServiceReadings, now: Date): JudgedGroup {
  const { offered, listDate, source, lists } = readings
  const title = 'Catálogo'
  const count = createJudgedFigure(
    ['offered', 'Imóveis ofertados', integerFormat(offered)],
    offered === 0 ? 'bad' : 'good',
    {
      key: 'catalogue:empty',
      title: 'Não há nenhum imóvel no catálogo',
      detail: 'Quem busca não acha nada. Importe uma lista da Caixa.',
    },
  )
  if (source === 'demo' || listDate === null) {
    const demo = createJudgedFigure(
      ['list', 'Lista', 'demonstração', 'Importe uma lista da Caixa'],
      'watch',
      {
        key: 'catalogue:demonstration',
        title: 'O catálogo é o da demonstração',
        detail: 'Os imóveis são inventados até que uma lista da Caixa seja importada.',
        isMailed: false,
      },
    )
    return { title, figures: [count, demo] }
  }
  const aged = lists.map(list => ({ ...list, days: countListAgeDays(list.listDate, now.getTime()) }))
  const figures = [
    count,
    ...judgeLists(aged, now),
    ...judgeGaps(lists),
    ...judgeDoubtfulPrices(readings),
    judgeImport(readings),
  ]
  return { title, figures }
}

type AgedList = ServiceReadings['lists'][number] & { days: number | null }

function judgeLists(lists: readonly AgedList[], now: Date): JudgedFigure[] {
  const oldest = lists.toSorted(
    (a, b) => a.listDate.localeCompare(b.listDate) || (a.state < b.state ? -1 : 1),
  )
  const [first] = oldest
  if (!first) return []
  const newest = oldest.at(-1) ?? first
  const age = rateListAge(first.days)
  const newestFigure = createFigure(
    'list',
    'Lista mais nova',
    formatShortDate(newest.listDate),
    describeListAge(newest.days),
  )
  const old = oldest.filter(({ days }) => rateListAge(days) !== 'fresh')
  return [
    {
      figure: { ...newestFigure.figure, level: ageLevels[rateListAge(newest.days)] },
      trouble: null,
    },
    createJudgedFigure(
      [
        'age',
        'Lista mais antiga',
        [first.state, describeListAge(first.days)].filter(Boolean).join(', '),
        formatShortDate(first.listDate),
      ],
      ageLevels[age],
      {
        key: 'lists:old',
        title:
          lists.length > 1 && old.length === lists.length
            ? `As listas dos ${lists.length} estados estão velhas`
            : old.length === 1
              ? `A lista de ${first.state} está velha`
              : `As listas de ${old.length} estados estão velhas`,
        detail:
          age === 'stale'
            ? 'Imóveis que a Caixa já retirou ainda aparecem nas buscas, com preços que podem ter mudado.'
            : 'Preços e imóveis podem ter mudado desde então.',
        items: old.map(
          ({ state, listDate, offered }) =>
            `${state}: ${describeDatedList(listDate, now.getTime())} · ${formatCount(offered, 'imóvel', 'imóveis')}`,
        ),
      },
    ),
  ]
}

/** Judges the newest lists that are cut or lack a modality; nothing where none is. */
function judgeGaps(lists: ServiceReadings['lists']): JudgedFigure[] {
  const lacking = lists.filter(
    ({ gap }) => gap && (gap.cut > 0 || gap.missing.some(({ unseen }) => unseen > 0)),
  )
  const descriptions = lacking.flatMap(({ listDate, gap }) =>
    gap === null ? [] : describeListGap(gap, listDate),
  )
  const states = lacking.map(({ state }) => state)
  if (states.length === 0) return []
  return [
    createJudgedFigure(
      ['gaps', 'Listas incompletas', integerFormat(states.length), states.join(', ')],
      'watch',
      {
        key: 'lists:incomplete',
        title:
          states.length === 1
            ? `A lista de ${states.join()} veio incompleta`
            : `As listas de ${states.length} estados vieram incompletas`,
        detail:
          'O que falta nelas continua nas buscas, marcado como não visto. A próxima lista inteira diz o que saiu: baixe-a de novo.',
        items: descriptions,
        isMailed: false,
      },
    ),
  ]
}

/** So many at once look like a list with the decimal mark in the wrong place. */
const manyDoubtfulPrices = 20

function judgeDoubtfulPrices({ doubtfulPrices }: ServiceReadings): JudgedFigure[] {
  if (doubtfulPrices === 0) return []
  const isMany = doubtfulPrices >= manyDoubtfulPrices
  return [
    createJudgedFigure(['doubtful', 'Preços a confirmar', integerFormat(doubtfulPrices)], 'watch', {
      key: 'lists:doubtful',
      title: `${formatCount(doubtfulPrices, 'preço ou avaliação', 'preços ou avaliações')} da lista a confirmar`,
      detail: isMany
        ? 'São muitos de uma vez: a lista pode ter a vírgula fora do lugar. Baixe-a de novo antes da próxima, que os confirmaria; até lá vale o que se sabia.'
        : 'Nada explica a diferença para o que se sabia. Até a próxima lista ou a página da Caixa vale o de antes.',
      isMailed: isMany,
    }),
  ]
}

function judgeImport({ lastImport, importedAt, importsRunning }: ServiceReadings): JudgedFigure {
  const last = importsRunning > 0 ? 'em andamento' : lastImport === null ? 'nenhuma' : endings[lastImport]
  const success =
    importedAt === null ? undefined : `A última com êxito: ${formatBrasiliaTime(importedAt.toISOString())}`
  return createJudgedFigure(
    ['import', 'Última importação', last, success],
    importsRunning > 0 || lastImport === null ? 'good' : importLevels[lastImport],
    {
      key: 'import:failed',
      title: lastImport === 'failed' ? 'A última importação falhou' : 'A última importação não foi aceita',
      detail: `O catálogo ficou como estava. ${success ?? 'Nenhuma deu certo ainda'}. O motivo está em Catálogo.`,
      isMailed: false,
    },
  )
}

/** Judges how the reading of the bank's pages goes. */
export function judgePages(
  { pagesRead, pagesUnread, pagesWanted, pageReadAt, importedAt }: ServiceReadings,
  { now, readsPages }: Pick<HealthReadings, 'now' | 'readsPages'>,
): JudgedGroup {
  const all = pagesRead + pagesUnread
  const none = pagesRead === 0 && pagesUnread > 0
  const still = !none && pagesUnread > 0 && ageMs(pageReadAt, now) > dayMs
  const offNote = readsPages ? '' : ' A leitura está desligada: DETAILS_URL=off.'
  const read = `${integerFormat(pagesRead)} de ${integerFormat(all)}`
  return {
    title: 'Páginas da Caixa',
    figures: [
      createJudgedFigure(
        ['read', 'Lidas', all === 0 ? '0' : read],
        none
          ? importedAt !== null && ageMs(importedAt, now) <= hourMs
            ? 'watch'
            : 'bad'
          : still
            ? 'watch'
            : 'good',
        none
          ? {
              key: 'pages:none',
              title: `0 páginas lidas de ${integerFormat(all)}`,
              detail: `Sem a página da Caixa não se sabe de ocupação, dívidas, FGTS nem datas de nenhum imóvel.${offNote}`,
            }
          : {
              key: 'pages:still',
              title: 'A leitura das páginas da Caixa está parada',
              detail: `A última foi lida há ${describeDuration(ageMs(pageReadAt, now))}; foram ${read}.${offNote}`,
            },
      ),
      createFigure('unread', 'Por ler', integerFormat(pagesUnread)),
      createJudgedFigure(
        ['wanted', 'Vistas por alguém, por ler', integerFormat(pagesWanted)],
        levelAbove(pagesWanted, 200, 2000),
        {
          key: 'pages:wanted',
          title: `${integerFormat(pagesWanted)} páginas que alguém abriu esperam para ser lidas`,
          detail: `Quem abriu esses imóveis ainda vê só o que a lista diz.${offNote}`,
          isMailed: false,
        },
      ),
    ],
  }
}
