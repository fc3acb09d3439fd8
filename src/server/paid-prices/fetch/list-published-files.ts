import { z } from 'zod'
import type { PaidCity } from '../cities/paid-city.ts'
import { askSite, isOfSite, readSiteText, type SiteOptions } from '../../site-files/ask-site.ts'
import { SiteFetchFailed } from '../../site-files/site-fetch-failed.ts'

/** A file of records that a city publishes. */
export interface PublishedFile {
  url: string
  /** For people. */
  name: string
  /** As the catalogue names this state of the file; empty where it does not. */
  version: string
}

const mostFiles = 200

const Package = z.object({
  success: z.literal(true),
  result: z.object({
    resources: z.array(
      z.object({
        url: z.string(),
        name: z.string().nullish(),
        format: z.string().nullish(),
        last_modified: z.string().nullish(),
        hash: z.string().nullish(),
        size: z.number().nullish(),
      }),
    ),
  }),
})

/**
 * Asks a city's catalogue (CKAN, `package_show`) for its files of records, in the order of their names. Files of years before
 * `firstYear` are left out, where the name says the year.
 * @throws SiteFetchFailed
 */
export async function listPublishedFiles(
  city: PaidCity,
  firstYear: number,
  options: SiteOptions,
): Promise<PublishedFile[]> {
  const { published } = city
  if (published === null)
    throw new SiteFetchFailed(`Os arquivos de ${city.name} não se baixam sozinhos: carregue-os à mão.`)
  const url = new URL(`${published.ckan}/api/3/action/package_show`)
  url.searchParams.set('id', published.package)
  const text = await askSite(() => ({ url, userAgent: published.userAgent }), readSiteText, options)
  const { data } = Package.safeParse(parseJson(text))
  if (data === undefined)
    throw new SiteFetchFailed('No lugar da lista de arquivos o site mandou outra coisa.')
  return data.result.resources
    .slice(0, mostFiles)
    .flatMap(({ url: address, name, format, last_modified: modified, hash, size }) => {
      const target = URL.canParse(address, url.href) ? new URL(address, url) : null
      if (target === null || !isOfSite(target, url)) return []
      const file = decodeURIComponentOrNot(target.pathname.split('/').at(-1) ?? '')
      const isTable = /^(?:csv|xlsx)$/i.test(format ?? '') || /\.(?:csv|xlsx|csv\.gz)$/i.test(file)
      const title = name ?? file
      if (!isTable || !published.resources.test(`${title} ${file}`)) return []
      const year = readLastYear(`${title} ${file}`)
      if (year !== null && year < firstYear) return []
      return [
        {
          url: target.href,
          name: title.slice(0, 200),
          version: [modified, hash, size].filter(Boolean).join(' '),
        },
      ]
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const readLastYear = (text: string): number | null => {
  const years = [...text.matchAll(/(?<!\d)(20\d\d)(?!\d)/g)].map(([, year]) => Number(year))
  return years.length === 0 ? null : Math.max(...years)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const decodeURIComponentOrNot = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
