import { formatBrasiliaDay } from '../brasilia-time.ts'
import { foldText } from '../fold-text.ts'
import { formatReais } from '../format-figures.ts'
import { formatSaleTime } from '../property/sale-dates.ts'
import type { ListingSource, OfferedListing, PageSentences } from './consultant-answer.ts'

/** Questions that the bank's page of a property may answer in its own words; `null` where it says nothing of it. */
const subjects: readonly {
  asks: RegExp
  answer: (page: PageSentences, about: OfferedListing, text: string) => string | null
}[] = [
  {
    asks: /\b(?:2[ºo°]?|segund[oa]) (?:leilao|praca)\b/,
    answer: ({ secondAuctionPrice, auctions, firstAuctionPrice }) =>
      secondAuctionPrice === null
        ? null
        : [
            `No 2º leilão o lance mínimo é **${formatReais(secondAuctionPrice)}**${auctions.second === null ? '' : `, em ${formatSaleTime(auctions.second)}`}.`,
            firstAuctionPrice === null
              ? ''
              : `O do 1º leilão${auctions.first === null ? '' : ` (${formatSaleTime(auctions.first)})`} é **${formatReais(firstAuctionPrice)}**; o 2º só acontece se ninguém arrematar no 1º.`,
          ]
            .filter(part => part !== '')
            .join(' '),
  },
  {
    asks: /\bquem (?:paga|arca|responde|quita)\b.*\b(?:condomin|iptu|tribut|divida|debito)|\b(?:condominio|iptu|tributos?) (?:atrasad|devid|em atraso)/,
    answer: ({ condominiumRule, taxesRule }, { judgement }, text) => {
      if (judgement.answers.debts !== undefined) return null
      const [condominium, taxes] = [/condomin/.test(text), /iptu|tribut/.test(text)]
      const both = condominium === taxes
      const rules = [
        (condominium || both) && condominiumRule !== null && `Condomínio: **${condominiumRule}**`,
        (taxes || both) && taxesRule !== null && `Tributos: **${taxesRule}**`,
      ].filter(rule => rule !== false)
      return rules.length === 0 ? null : rules.join('\n\n')
    },
  },
  {
    asks: /\bpenhora|\bgravame|\bindisponibilidade|\bhipoteca|\bonus\b/,
    answer: ({ warnings }) => {
      const said = warnings.filter(warning =>
        /penhora|gravame|indisponibilidade|hipoteca|onus/.test(foldText(warning)),
      )
      return said.length === 0
        ? null
        : `${said.map(warning => `“${warning}”`).join(' ')} Leia na matrícula o que pesa sobre o imóvel.`
    },
  },
]

/** Questions about sales in general, not about the property whose page is open. */
const general = /\bem geral\b|\bimoveis\b|\bleiloes\b|\bcomo funciona|\bo que (?:e|sao|significa)\b/

/**
 * Answers a question about a property with the words of the bank's page, which come before any general rule; `null`
 * when the question is another one, or the page says nothing of it.
 * @throws whatever the listing source throws
 */
export async function answerFromPage<T extends OfferedListing>(
  message: string,
  about: T,
  source: Pick<ListingSource<T>, 'pageOf'>,
): Promise<string | null> {
  const text = foldText(message)
  const subject = general.test(text) ? undefined : subjects.find(({ asks }) => asks.test(text))
  const page = subject && (await source.pageOf(about))
  const said = page && subject.answer(page, about, text)
  if (!said) return null
  return `${said}\n\nÉ o que diz a página da Caixa deste imóvel, lida em ${formatBrasiliaDay(page.readAt)}.`
}
