import { toBrasiliaIso } from '../brasilia-time.ts'
import { formatBrazilianDate } from '../calendar-date.ts'
import { foldText } from '../fold-text.ts'
import { monthNames } from '../format-date.ts'
import { createFinding, judgeValues, type SubjectComparison } from './dossier-finding.ts'
import { ask } from './dossier-questions.ts'

const months = monthNames.map(foldText)
const auctionDay = new RegExp(
  String.raw`\b(?:(1|primeiro|2|segundo)[ºo°.]? (?:publico )?leilao)\b[^.;\d]{0,60}(\d{1,2})[ºo°]?(?:\/(\d{1,2})\/| de (${months.join('|')}) de )(\d{4})`,
  'g',
)

interface AuctionDays {
  first: string | null
  second: string | null
}

/** Finds the days that a sentence gives for the two auctions, ISO. */
export function findAuctionDays(sentence: string): AuctionDays {
  const days: AuctionDays = { first: null, second: null }
  for (const [, which = '', day = '', month, name = '', year = ''] of foldText(sentence).matchAll(
    auctionDay,
  )) {
    const number = month ?? String(months.indexOf(name) + 1)
    const iso = `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
    days[/^(?:1|primeiro)$/.test(which) ? 'first' : 'second'] ??= iso
  }
  return days
}

const dayOf = (instant: string | null): string | null =>
  instant === null ? null : toBrasiliaIso(Date.parse(instant)).slice(0, 10)

/** Compares the days of the auctions; finds nothing for a sale without auctions. */
export const compareDates: SubjectComparison = ({ listing, edital }, write) => {
  const page = { first: dayOf(listing.firstAuctionDate), second: dayOf(listing.secondAuctionDate) }
  const dated = (edital?.reading.clauses ?? [])
    .map(clause => ({ clause, days: findAuctionDays(clause.excerpt) }))
    .filter(({ days }) => days.first !== null || days.second !== null)
  const days: AuctionDays = {
    first: dated.find(each => each.days.first !== null)?.days.first ?? null,
    second: dated.find(each => each.days.second !== null)?.days.second ?? null,
  }
  const isEmpty = [page.first, page.second, days.first, days.second].every(day => day === null)
  if (isEmpty && listing.modality !== 'leilao' && listing.modality !== 'licitacao') return []
  const same = (a: string, b: string): boolean => a === b
  const states = [judgeValues([page.first, days.first], same), judgeValues([page.second, days.second], same)]
  const state = (['contradiction', 'agrees', 'one source'] as const).find(each => states.includes(each))
  const describe = ({ first, second }: AuctionDays): string =>
    [
      first === null ? null : `1º leilão em ${formatBrazilianDate(first)}`,
      second === null ? null : `2º leilão em ${formatBrazilianDate(second)}`,
    ]
      .filter(Boolean)
      .join(', ')
  const shown = new Set(dated.map(({ clause }) => clause.excerpt))
  return [
    createFinding(
      {
        subject: 'dates',
        title: 'Datas',
        state: state ?? 'unanswered',
        claims: {
          page: describe(page) === '' ? [] : [write.page(describe(page))],
          edital: dated
            .filter(({ clause }) => shown.delete(clause.excerpt))
            .map(({ clause, days: own }) => ({ ...write.edital(clause), words: describe(own) })),
        },
      },
      {
        questions:
          state === 'contradiction'
            ? ask('dates', [
                'bank',
                `Quando são os leilões: ${describe(page)}, como na página, ou ${describe(days)}, como no edital?`,
              ])
            : [],
      },
    ),
  ]
}
