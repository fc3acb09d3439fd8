import type { MailRhythm } from '#contract/account.ts'
import { pagePaths, propertyPath } from '#contract/pages.ts'
import { moment } from '#domain/brasilia.ts'
import { centavosText, integer, percent } from '#domain/format.ts'
import { discount } from '#domain/property/figures.ts'
import { headline } from '#domain/property/names.ts'
import type { CataloguedListing } from '#domain/property/property.ts'
import { tidy } from '#domain/text.ts'
import { comingOf } from '../calendar/auctions.ts'
import type { Mail } from '../mail/outbox.ts'
import { anchor, brand, button, closing, escaped, greetingOf, page, paragraph, small } from '../mail/paper.ts'

/** Limits of one mail; the rest is on the site. */
export const most = { notices: 20, listings: 10 } as const

/** One notification in a digest. */
export interface Gathered {
  title: string
  description: string
  /** Absolute URLs; `ends` unsubscribes from this kind of notification. */
  link: string | null
  ends: string | null
  listings: readonly CataloguedListing[]
  /** Number of listings it is about. */
  total: number
}

export interface Digest {
  /** The person's full name. */
  name: string
  /** The most important first. */
  notices: readonly Gathered[]
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

const bounded = (text: string, longest: number): string => {
  const signs = [...tidy(text.replace(/\p{Cc}+/gu, ' '))]
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : signs.join('')
}

const more = (count: number, one: string, many: string): string =>
  `e mais ${integer(count)} ${count === 1 ? one : many}`

/** Writes price, appraisal, discount, modality and the next dates, as far as they are known. */
function factsOf(listing: CataloguedListing, now: Date): string {
  const { price, evaluation, auctionType, gone } = listing
  const below = discount(price, evaluation)
  return [
    centavosText(price),
    evaluation === null ? '' : `avaliação ${centavosText(evaluation)}`,
    below === null || below === 0 ? '' : below < 0 ? 'acima da avaliação' : `${percent(below)} de desconto`,
    gone ? 'saiu da lista da Caixa' : bounded(auctionType, 60),
    ...comingOf(listing, now).map(({ name, at }) => `${name}: ${moment(at.toISOString())}`),
  ]
    .filter(part => part !== '')
    .join(' · ')
}

interface Section extends Omit<Gathered, 'listings' | 'total'> {
  listings: { name: string; facts: string; link: string; calendar: string | null }[]
  rest: string | null
}

const sectionOf = (notice: Gathered, { siteUrl, now }: Digest): Section => {
  const listings = notice.listings.slice(0, most.listings)
  const left = notice.total - listings.length
  return {
    ...notice,
    title: bounded(notice.title, 200),
    description: bounded(notice.description, 600),
    rest: left > 0 && listings.length > 0 ? `${more(left, 'imóvel', 'imóveis')} no site` : null,
    listings: listings.map(listing => ({
      name: bounded(headline(listing), 150),
      facts: factsOf(listing, now),
      link: siteUrl + propertyPath(listing.id),
      calendar:
        comingOf(listing, now).length > 0 ? `${siteUrl}/api/properties/${listing.id}/auction.ics` : null,
    })),
  }
}

/** `Adicionar à agenda` and similar labels with their links. */
const toCalendar = 'Adicionar à agenda'
const endsSearch = 'Parar os avisos desta busca'

const textOf = ({ title, description, link, ends, listings, rest }: Section): string =>
  [
    [title, description, link].filter(Boolean).join('\n'),
    ...listings.map(({ name, facts, link: to, calendar }) =>
      [`- ${name}`, facts, to, calendar && `${toCalendar}: ${calendar}`].filter(Boolean).join('\n  '),
    ),
    rest,
    ends && `${endsSearch}: ${ends}`,
  ]
    .filter(Boolean)
    .join('\n\n')

const note = 'font-size:14px;margin:0 0 16px'
const htmlOf = ({ title, description, link, ends, listings, rest }: Section): string =>
  [
    `<h2 style="margin:32px 0 8px;font-size:18px;line-height:1.35;overflow-wrap:anywhere">${link ? anchor(title, link) : escaped(title)}</h2>`,
    description && paragraph(description),
    ...listings.map(
      ({ name, facts, link: to, calendar }) =>
        `<p style="margin:0 0 12px;padding:0 0 0 12px;border-left:3px solid #f6ae2f;overflow-wrap:anywhere">${anchor(name, to)}<br><span style="font-size:14px">${escaped(facts)}${calendar ? `<br>${anchor(toCalendar, calendar)}` : ''}</span></p>`,
    ),
    rest && `<p style="${note}">${link ? anchor(rest, link) : escaped(rest)}</p>`,
    ends && `<p style="${note}">${anchor(endsSearch, ends)}</p>`,
  ]
    .filter(Boolean)
    .join('\n')

/** Writes the mail about everything since the last digest. The plain text alone is complete, too. */
export function digestLetter(digest: Digest): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { name, notices, rhythm, siteUrl, unsubscribe } = digest
  const greeting = greetingOf(name)
  const sections = notices.slice(0, most.notices).map(notice => sectionOf(notice, digest))
  const others = notices.length - 1
  const hidden = notices.length - sections.length
  const subject =
    bounded(notices[0]?.title ?? '', 150) + (others > 0 ? ` ${more(others, 'aviso', 'avisos')}` : '')
  const beyond = hidden > 0 ? `${more(hidden, 'aviso', 'avisos')} no site.` : null
  const why = `Você recebe este e-mail porque a sua conta no Arremate pede os avisos também por e-mail, ${rhythms[rhythm]}.`
  const choose = `${siteUrl}${pagePaths.profile}#avisos`
  const [choosing, ending, opening] = [
    'Escolher o que receber',
    'Parar de receber e-mails',
    'Abrir o Arremate',
  ]
  const footer = [why, `${choosing}: ${choose}`, `${ending}: ${unsubscribe}`, closing]
  return {
    subject,
    text: `${[greeting, ...sections.map(textOf), beyond, `${opening}: ${siteUrl}/`, ...footer].filter(Boolean).join('\n\n')}\n`,
    html: page(
      subject,
      [
        brand,
        paragraph(greeting),
        ...sections.map(htmlOf),
        beyond && paragraph(beyond),
        button({ label: opening, link: `${siteUrl}/` }),
        small(`${escaped(why)}<br>${anchor(choosing, choose)} · ${anchor(ending, unsubscribe)}`),
        small(escaped(closing)),
      ]
        .filter(Boolean)
        .join('\n'),
    ),
  }
}
