import { escapeMarkup } from '#domain/escape-markup.ts'
import type { MailRhythm } from '#contract/account-schemas.ts'
import { presentFittingHome } from '#contract/present-fitting-home.ts'
import { type JudgedFor, judgeReturn } from '#contract/judge-property.ts'
import type { Property } from '#contract/property-schemas.ts'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatCentavos, formatPercent, formatWholePercent } from '#domain/format-figures.ts'
import type { HomeQuestion } from '#domain/home-purchase/home-question.ts'
import { describeJudgedReturn, isGrounded, isUnexplainedDiscount } from '#domain/judgement/judged-return.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { describeNextPriceShort } from '#domain/ladder/ladder-words.ts'
import { fromReais } from '#domain/money.ts'
import { describePaidInBuilding } from '#domain/paid-prices/paid-price-words.ts'
import { computeDiscount } from '#domain/property/price-figures.ts'
import { describePresence, joinCaution } from '#domain/freshness/listing-presence.ts'
import { describeDoubtfulPriceShort } from '#domain/property/doubtful-price-words.ts'
import { describeProperty } from '#domain/property/place-names.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { tidyText } from '#domain/fold-text.ts'
import { listComingAuctions } from '../calendar/auction-calendar.ts'
import type { QueuedMail } from '../mail/outbox.ts'
import {
  mailLink,
  mailBrand,
  mailButton,
  mailClosing,
  writeGreeting,
  mailPage,
  mailParagraph,
  mailSmallText,
} from '../mail/mail-layout.ts'

/** Limits of one mail; the rest is on the site. */
export const maxDigestItems = { notifications: 20, listings: 10 } as const

/** A listing in a digest, and how it is judged for the account. */
export interface DigestListing {
  listing: CataloguedListing
  property: Property
  judgedFor: JudgedFor
  /** The resident buyer's family; `null` for everybody else. */
  home?: HomeQuestion | null
}

/** One notification in a digest. */
export interface DigestItem {
  title: string
  description: string
  /** Absolute URLs; `unsubscribeUrl` ends this kind of notification. */
  link: string | null
  unsubscribeUrl: string | null
  listings: readonly DigestListing[]
  /** Number of listings it is about. */
  total: number
}

export interface NotificationDigest {
  /** The person's full name. */
  name: string
  /** The most important first. */
  notifications: readonly DigestItem[]
  rhythm: MailRhythm
  siteUrl: string
  /** The page that ends all mails. */
  unsubscribe: string
  now: Date
}

const rhythms: Record<MailRhythm, string> = {
  immediately: 'na hora',
  daily: 'uma vez por dia',
  weekly: 'uma vez por semana',
}

/** Returns one line of at most `longest` characters, in which no sum of money breaks. */
const truncateLine = (text: string, longest: number): string => {
  const signs = [...tidyText(text.replace(/\p{Cc}+/gu, ' ')).replace(/R\$ (?=\d)/g, 'R$\u00a0')]
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : signs.join('')
}

const countMore = (count: number, one: string, many: string): string =>
  `e mais ${formatCount(count, one, many)}`

/**
 * Writes price, appraisal, discount, what was paid in the building, modality, the next dates, as far as they are known, and the list that says so; for a
 * gone listing, only since when it is gone and its last price.
 */
function writeListingFacts({ listing, property }: DigestListing, now: Date): string {
  const { price, evaluation, auctionType, gone } = listing
  const presence = describePresence(property, now.getTime())
  if (gone) return `${presence.text} · último preço ${formatCentavos(price)}`
  const below = computeDiscount(price, evaluation)
  return [
    formatCentavos(price),
    evaluation === null ? '' : `avaliação ${formatCentavos(evaluation)}`,
    below === null || below === 0
      ? ''
      : below < 0
        ? 'acima da avaliação'
        : `${formatWholePercent(below)} de desconto`,
    property.paid === null ? '' : describePaidInBuilding(property.paid),
    truncateLine(auctionType, 60),
    ...listComingAuctions(listing, now).map(({ name, words }) => `${name}: ${words}`),
    joinCaution(presence),
    describeDoubtfulPriceShort(property),
  ]
    .filter(part => part !== '')
    .join(' · ')
}

/**
 * The judgement of a listing: its return, or for a resident buyer what it takes of the family's money, with the remarks
 * beside it.
 */
interface ListingJudgement {
  first: string
  rest: string[]
}

const fitWords = {
  fits: 'cabe no seu bolso',
  depends: 'cabe se o que a lista não diz for favorável',
} as const

/**
 * Writes, for a resident buyer, what a home takes of the family's money and whether it fits; it says nothing about a
 * resale.
 */
function writeHomeJudgement(
  property: Property,
  answers: OwnAnswers,
  { family, assumptions }: HomeQuestion,
): ListingJudgement {
  if (family === null) return { first: '', rest: [] }
  const { level, best } = presentFittingHome(property, answers, family, assumptions)
  const instalment =
    best.instalment === null
      ? 'à vista'
      : `parcela de ${formatCentavos(fromReais(best.instalment))} com seguros`
  const missing = level === 'short' ? `faltam ${formatCentavos(fromReais(-best.left))}` : fitWords[level]
  return {
    first: `${instalment}, ${formatCentavos(fromReais(best.cash))} no primeiro dia`,
    rest: [missing, describeNextPriceShort(property)].filter(part => part !== ''),
  }
}

/**
 * Writes the return with its ends, the maximum bid for the account's target, and what follows on the ladder; no maximum for
 * an unexplained discount, and nothing for a gone listing.
 */
function writeListingJudgement({ property, judgedFor, home = null }: DigestListing): ListingJudgement {
  if (property.gone) return { first: '', rest: [] }
  if (home !== null) return writeHomeJudgement(property, judgedFor.answers, home)
  const { returnRange, maxBid, own, ground } = judgeReturn(property, judgedFor)
  const isUnexplained = isUnexplainedDiscount(property)
  const max =
    maxBid === null || isUnexplained || !isGrounded(ground)
      ? ''
      : `lance máximo ${formatCentavos(fromReais(maxBid))} para a meta de ${formatPercent(judgedFor.targetRoi, 2)}`
  return {
    first:
      returnRange === null
        ? ''
        : describeJudgedReturn({ gone: false, returnRange, isUnexplained, ground, own }),
    rest: [max, describeNextPriceShort(property)].filter(part => part !== ''),
  }
}

interface Section extends Omit<DigestItem, 'listings' | 'total'> {
  listings: {
    name: string
    facts: string
    judgement: ListingJudgement
    link: string
    calendar: string | null
  }[]
  rest: string | null
}

const sectionOf = (notification: DigestItem, { siteUrl, now }: NotificationDigest): Section => {
  const listings = notification.listings.slice(0, maxDigestItems.listings)
  const omittedCount = notification.total - listings.length
  return {
    ...notification,
    title: truncateLine(notification.title, 200),
    description: truncateLine(notification.description, 600),
    rest:
      omittedCount > 0 && listings.length > 0
        ? `${countMore(omittedCount, 'imóvel', 'imóveis')} no site`
        : null,
    listings: listings.map(each => ({
      name: truncateLine(describeProperty(each.listing), 150),
      facts: writeListingFacts(each, now),
      judgement: writeListingJudgement(each),
      link: siteUrl + writePropertyPath(each.listing.id),
      calendar:
        listComingAuctions(each.listing, now).length > 0
          ? `${siteUrl}/api/properties/${each.listing.id}/auction.ics`
          : null,
    })),
  }
}

/** `Adicionar à agenda` and similar labels with their links. */
const toCalendar = 'Adicionar à agenda'
const endsSearch = 'Parar os avisos desta busca'

const joinJudgement = ({ first, rest }: ListingJudgement): string =>
  [first, ...rest].filter(Boolean).join(' · ')

const textOf = ({ title, description, link, unsubscribeUrl, listings, rest }: Section): string =>
  [
    [title, description, link].filter(Boolean).join('\n'),
    ...listings.map(({ name, facts, judgement, link: to, calendar }) =>
      [`- ${name}`, facts, joinJudgement(judgement), to, calendar && `${toCalendar}: ${calendar}`]
        .filter(Boolean)
        .join('\n  '),
    ),
    rest,
    unsubscribeUrl && `${endsSearch}: ${unsubscribeUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n')

const note = 'font-size:14px;margin:0 0 16px'
const listingStyle =
  'margin:0 0 16px;padding:2px 0 2px 12px;border-left:3px solid #f6ae2f;font-size:14px;overflow-wrap:anywhere'

const judgementHtml = ({ first, rest }: ListingJudgement): string =>
  [first && `<strong>${escapeMarkup(first)}</strong>`, ...rest.map(escapeMarkup)].filter(Boolean).join(' · ')

const htmlOf = ({ title, description, link, unsubscribeUrl, listings, rest }: Section): string =>
  [
    `<h2 style="margin:32px 0 8px;font-size:18px;line-height:1.35;overflow-wrap:anywhere">${link ? mailLink(title, link) : escapeMarkup(title)}</h2>`,
    description && mailParagraph(description),
    ...listings.map(
      ({ name, facts, judgement, link: to, calendar }) =>
        `<p style="${listingStyle}"><strong>${mailLink(name, to)}</strong><br>${[
          escapeMarkup(facts),
          judgementHtml(judgement),
          calendar && mailLink(toCalendar, calendar),
        ]
          .filter(Boolean)
          .join('<br>')}</p>`,
    ),
    rest && `<p style="${note}">${link ? mailLink(rest, link) : escapeMarkup(rest)}</p>`,
    unsubscribeUrl && `<p style="${note}">${mailLink(endsSearch, unsubscribeUrl)}</p>`,
  ]
    .filter(Boolean)
    .join('\n')

/** Writes the mail about everything since the last digest. The plain text alone is complete, too. */
export function writeDigestMail(digest: NotificationDigest): Pick<QueuedMail, 'subject' | 'text' | 'html'> {
  const { name, notifications, rhythm, siteUrl, unsubscribe } = digest
  const greeting = writeGreeting(name)
  const sections = notifications
    .slice(0, maxDigestItems.notifications)
    .map(notification => sectionOf(notification, digest))
  const others = notifications.length - 1
  const hidden = notifications.length - sections.length
  const subject =
    truncateLine(notifications[0]?.title ?? '', 150) +
    (others > 0 ? ` ${countMore(others, 'aviso', 'avisos')}` : '')
  const beyond = hidden > 0 ? `${countMore(hidden, 'aviso', 'avisos')} no site.` : null
  const reason = `Você recebe este e-mail porque a sua conta no Arremate pede os avisos também por e-mail, ${rhythms[rhythm]}.`
  const choose = `${siteUrl}${pagePaths.profile}#avisos`
  const [choosing, ending, opening] = [
    'Escolher o que receber',
    'Parar de receber e-mails',
    'Abrir o Arremate',
  ]
  const footer = [reason, `${choosing}: ${choose}`, `${ending}: ${unsubscribe}`, mailClosing]
  return {
    subject,
    text: `${[greeting, ...sections.map(textOf), beyond, `${opening}: ${siteUrl}/`, ...footer].filter(Boolean).join('\n\n')}\n`,
    html: mailPage(
      subject,
      [
        mailBrand,
        mailParagraph(greeting),
        ...sections.map(htmlOf),
        beyond && mailParagraph(beyond),
        mailButton({ label: opening, link: `${siteUrl}/` }),
        mailSmallText(
          `${escapeMarkup(reason)}<br>${mailLink(choosing, choose)} · ${mailLink(ending, unsubscribe)}`,
        ),
        mailSmallText(escapeMarkup(mailClosing)),
      ]
        .filter(Boolean)
        .join('\n'),
    ),
  }
}
